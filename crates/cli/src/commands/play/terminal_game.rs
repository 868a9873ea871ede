//! A game at this terminal: what is typed is done, what happens is shown.

use std::collections::BTreeSet;
use std::fs;
use std::io::{self, Write};

use anstyle::Style;
use bots::Rng;
use games::{Actor, Details, Game, History, Message, Move, Phase, Say, text};
use tiles::{Rotation, ZoneId};

use super::players::{BotPlayer, Players};
use super::typed::Typed;
use crate::app::App;
use crate::board::{self, Sketch};
use crate::tell;

/// The game and where its draws come from.
pub(super) struct TerminalGame {
    history: History,
    rng: Rng,
    players: Players,
}

impl TerminalGame {
    pub(super) fn new(history: History, rng: Rng, players: Players) -> TerminalGame {
        TerminalGame { history, rng, players }
    }

    /// Shows how the game begins.
    pub(super) fn start(&mut self, app: &mut App) -> io::Result<()> {
        self.go_on(app)
    }

    /// Does what was typed; whether the game goes on.
    pub(super) fn take(&mut self, app: &mut App, line: &str) -> io::Result<bool> {
        match Typed::read(line) {
            Typed::Nothing => {}
            Typed::Help => app.say(&Message::new("cli-play-help"))?,
            Typed::Rules(rule) => self.rules(app, rule)?,
            Typed::Legal => self.legal(app)?,
            Typed::Hint(bot) => self.hint(app, bot)?,
            Typed::Board => board::draw(&mut app.out, self.history.game())?,
            Typed::Scores => {
                tell::standings(app, self.history.game())?;
                tell::pile(app, self.history.game())?;
            }
            Typed::Undo => self.undo(app)?,
            Typed::Save(None) => app.say(&Message::new("cli-save-where"))?,
            Typed::Save(Some(file)) => self.save(app, file)?,
            Typed::Quit => return Ok(false),
            Typed::Move(text) => self.play(app, text)?,
        }
        Ok(true)
    }

    fn play(&mut self, app: &mut App, text: &str) -> io::Result<()> {
        let wanted = match text::read_move(self.history.game(), text) {
            Ok(wanted) => wanted,
            Err(error) => {
                app.say(&error.say())?;
                return app.say(&Message::new("cli-play-hint"));
            }
        };
        if let Err(refusal) = self.history.play(wanted) {
            let reason = app.text(&refusal.say());
            return app.say(&Message::new("cli-refused").with("rule", refusal.rule.0).with("reason", reason));
        }
        tell::events(app, self.history.game(), self.history.events())?;
        self.go_on(app)
    }

    /// Goes on until a person is to move: chance and bots do what they do.
    fn go_on(&mut self, app: &mut App) -> io::Result<()> {
        loop {
            self.draw(app)?;
            let game = self.history.game();
            let Actor::Seat(seat) = game.actor() else { break };
            let Some(bot_player) = self.players.at(seat) else { break };
            let Some(choice) = bot_player.choose(game) else { break };
            app.say(
                &Message::new("cli-play-bot")
                    .with("seat", u32::from(seat.0))
                    .with("bot", bot_player.name.as_str())
                    .with("move", text::write_move(game, choice.best)),
            )?;
            if self.history.play(choice.best).is_err() {
                break;
            }
            tell::events(app, self.history.game(), self.history.events())?;
        }
        self.show(app)
    }

    /// Tells what a bot would do.
    fn hint(&self, app: &mut App, bot: Option<&str>) -> io::Result<()> {
        let game = self.history.game();
        let mut adviser = match BotPlayer::adviser(app, bot, game.setup().definition()) {
            Ok(adviser) => adviser,
            Err(error) => return writeln!(app.out, "{error}"),
        };
        match (game.actor(), adviser.choose(game)) {
            (Actor::Seat(seat), Some(choice)) => app.say(
                &Message::new("cli-hint")
                    .with("seat", u32::from(seat.0))
                    .with("move", text::write_move(game, choice.best)),
            ),
            _ => app.say(&Message::new("cli-hint-nobody")),
        }
    }

    /// Draws tiles, or rolls dice, for as long as it is chance's turn: a tile that fits nowhere is set
    /// aside. What is drawn is shown in hand; a roll is told, since of its dice some may be gone.
    fn draw(&mut self, app: &mut App) -> io::Result<()> {
        while self.history.game().actor() == Actor::Chance
            && let Some(drawn) = self.history.game().sample(&mut |bound| self.rng.below(bound))
        {
            if let Move::Roll(_) = drawn {
                writeln!(app.out, "{}", text::write_move(self.history.game(), drawn))?;
            }
            // What is sampled is legal.
            if self.history.play(drawn).is_ok() {
                tell::events(app, self.history.game(), self.history.events())?;
            }
        }
        Ok(())
    }

    /// Shows what the next player needs to see.
    fn show(&self, app: &mut App) -> io::Result<()> {
        let game = self.history.game();
        match game.phase() {
            Phase::Claim => self.show_zones(app),
            phase => {
                writeln!(app.out)?;
                board::draw(&mut app.out, game)?;
                writeln!(app.out)?;
                tell::standings(app, game)?;
                match phase {
                    Phase::Place => self.show_hand(app),
                    Phase::Build => self.show_dice(app),
                    _ => app.say(&Message::new("cli-play-over")),
                }
            }
        }
    }

    /// The drawn tile, in the rotations in which it fits somewhere.
    fn show_hand(&self, app: &mut App) -> io::Result<()> {
        let game = self.history.game();
        let Some(hand) = game.view().hand else { return Ok(()) };
        let fitting: BTreeSet<Rotation> = legal(game)
            .into_iter()
            .filter_map(|wanted| if let Move::Place(_, rotation) = wanted { Some(rotation) } else { None })
            .collect();
        tell::pile(app, game)?;
        self.heading(app)?;
        writeln!(app.out)?;
        let tile = game.tiles().tile(hand);
        let turned = fitting.into_iter().map(|rotation| (rotation.to_string(), tile, rotation));
        board::draw_tiles(&mut app.out, game.tiles(), turned)
    }

    /// What the dice in hand show, each face once.
    fn show_dice(&self, app: &mut App) -> io::Result<()> {
        let game = self.history.game();
        let Details::Dice(turn) = game.view().details else { return Ok(()) };
        tell::pile(app, game)?;
        self.heading(app)?;
        writeln!(app.out)?;
        let faces = turn.hand.iter().map(|(face, count)| {
            let face = game.tiles().tile(face);
            (format!("{count}×{}", face.code), face, Rotation::R0)
        });
        board::draw_tiles(&mut app.out, game.tiles(), faces)
    }

    /// The tile just placed, with its zones, and what can be done with them.
    fn show_zones(&self, app: &mut App) -> io::Result<()> {
        let game = self.history.game();
        let Some((placed, _)) = game.view().placed.last().copied() else { return Ok(()) };
        let set = game.tiles();
        let mut sketch = Sketch::new(set, set.tile(placed.tile), placed.rotation);
        let mut letters = 'a'..='z';
        let mut seen: Vec<(ZoneId, char)> = Vec::new();
        let mut legend = Vec::new();
        for wanted in legal(game) {
            let mut letter = ' ';
            if let Move::Claim(_, zone) = wanted {
                // A meeple and the abbot may have a choice of the same zone.
                let known = seen.iter().find(|(other, _)| *other == zone).map(|(_, letter)| *letter);
                letter = known.or_else(|| letters.next()).unwrap_or(' ');
                if known.is_none() {
                    seen.push((zone, letter));
                    sketch.label(zone, &letter.to_string(), Style::new().bold());
                }
            }
            legend.push(format!("{letter} {}", text::write_move(game, wanted)));
        }
        self.heading(app)?;
        writeln!(app.out)?;
        board::draw_beside(&mut app.out, &sketch, &legend)?;
        writeln!(app.out)
    }

    /// Whose move it is, and what kind of move.
    fn heading(&self, app: &mut App) -> io::Result<()> {
        let game = self.history.game();
        let message = match (game.actor(), game.view().hand) {
            (Actor::Seat(seat), Some(tile)) => Message::new("cli-play-place")
                .with("seat", u32::from(seat.0))
                .with("turn", game.turn())
                .with("tile", game.tiles().tile(tile).code.as_str()),
            (Actor::Seat(seat), None) if game.phase() == Phase::Build => {
                Message::new("cli-play-build").with("seat", u32::from(seat.0)).with("turn", game.turn())
            }
            (Actor::Seat(seat), None) => {
                Message::new("cli-play-claim").with("seat", u32::from(seat.0)).with("turn", game.turn())
            }
            (Actor::Chance | Actor::Nobody, _) => Message::new("cli-play-over"),
        };
        app.say(&message)
    }

    fn rules(&self, app: &mut App, wanted: Option<&str>) -> io::Result<()> {
        let game = self.history.game().setup().definition();
        match (&tell::select(game.rules, wanted)[..], wanted) {
            ([], Some(rule)) => {
                app.say(&Message::new("cli-no-rule").with("game", game.name).with("rule", rule))
            }
            (rules, _) => tell::rules(app, rules),
        }
    }

    fn legal(&self, app: &mut App) -> io::Result<()> {
        let game = self.history.game();
        legal(game).into_iter().try_for_each(|wanted| writeln!(app.out, "{}", text::write_move(game, wanted)))
    }

    /// Takes back what the player did in this turn. A draw or a roll stands: everybody has seen it.
    fn undo(&mut self, app: &mut App) -> io::Result<()> {
        match self.history.moves().last() {
            None | Some(Move::Draw(_) | Move::Roll(_)) => app.say(&Message::new("cli-no-undo")),
            Some(_) => {
                self.history.undo();
                app.say(&Message::new("cli-undone"))?;
                self.show(app)
            }
        }
    }

    fn save(&self, app: &mut App, file: &str) -> io::Result<()> {
        let message = match fs::write(file, self.history.record().write()) {
            Ok(()) => Message::new("cli-saved"),
            Err(error) => Message::new("cli-cannot-write").with("reason", error.to_string()),
        };
        app.say(&message.with("file", file))
    }
}

fn legal(game: &dyn Game) -> Vec<Move> {
    let mut moves = Vec::new();
    game.legal(&mut moves);
    moves
}
