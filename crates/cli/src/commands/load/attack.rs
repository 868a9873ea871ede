//! `bastide load --attack`

use std::env;
use std::io;
use std::time::Duration;

use clap::builder::PossibleValuesParser;
use games::Message;
use load::attack::{Attack, AttackFigures, Bars, Course, Failure, Scale, Trial};

use crate::app::App;
use crate::open_files;

/// What stands for all attacks, one after the other.
const ALL: &str = "all";
/// How many tables of bystanders there are.
const TABLES: usize = 8;

/// The names of attacks.
pub(super) fn parser() -> PossibleValuesParser {
    PossibleValuesParser::new(Attack::ALL.map(Attack::name).into_iter().chain([ALL]))
}

/// Tries an attack, or all of them; an error if one has not been withstood.
pub(super) fn run(app: &mut App, name: &str, time: Duration, is_json: bool) -> anyhow::Result<()> {
    open_files::raise();
    let attacks = Attack::find(name).map_or(Attack::ALL.to_vec(), |attack| vec![attack]);
    let trial = Trial { scale: Scale::Full, tables: TABLES, time, bars: Bars::default() };
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let mut lost = Vec::new();
    for attack in attacks {
        // Deleted when it goes out of scope.
        let folder = tempfile::tempdir()?;
        let data = folder.path().join("data");
        let figures = runtime.block_on(trial.run(attack, &env::current_exe()?, &data))?;
        if is_json {
            app.json(&figures)?;
        } else {
            tell(app, &figures)?;
        }
        if !figures.failures.is_empty() {
            lost.push(attack.name());
        }
    }
    match lost.as_slice() {
        [] => Ok(()),
        lost => Err(app.error(&Message::new("cli-attack-lost").with("attacks", lost.join(", ")))),
    }
}

fn tell(app: &mut App, figures: &AttackFigures) -> io::Result<()> {
    let tried = Message::new("cli-attack").with("attack", figures.attack);
    let tried = tried.with("answered", figures.answered.to_string());
    let tried = tried.with("refused", figures.refused.to_string());
    app.say(&tried.with("broken", figures.broken.to_string()))?;
    for (name, idle, attacked) in [
        ("cli-attack-moves", &figures.idle, &figures.attacked),
        ("cli-attack-bot-turns", &figures.bot_idle, &figures.bot_attacked),
    ] {
        let message = Message::new(name)
            .with("idle-half", format!("{:.1}", idle.half))
            .with("idle-most", format!("{:.1}", idle.most))
            .with("half", format!("{:.1}", attacked.half))
            .with("most", format!("{:.1}", attacked.most));
        app.say(&message)?;
    }
    for (name, unit, course) in
        [("cli-attack-memory", 1 << 20, &figures.memory), ("cli-attack-threads", 1, &figures.threads)]
    {
        if let Some(course) = course {
            app.say(&of_course(Message::new(name), course, unit))?;
        }
    }
    app.say(&match figures.stopped {
        Some(seconds) => Message::new("cli-attack-stopped").with("seconds", format!("{seconds:.1}")),
        None => Message::new("cli-attack-not-stopped"),
    })?;
    if figures.failures.is_empty() {
        return app.say(&Message::new("cli-attack-withstood"));
    }
    for failure in &figures.failures {
        app.say(&Message::new(failed(*failure)))?;
    }
    Ok(())
}

fn of_course(message: Message, course: &Course, unit: u64) -> Message {
    let Course { before, peak, after } = course;
    let message = message.with("before", (before / unit).to_string());
    message.with("peak", (peak / unit).to_string()).with("after", (after / unit).to_string())
}

/// The name of the message about what did not hold.
fn failed(failure: Failure) -> &'static str {
    match failure {
        Failure::Moves => "cli-attack-failed-moves",
        Failure::BotTurns => "cli-attack-failed-bot-turns",
        Failure::Memory => "cli-attack-failed-memory",
        Failure::Threads => "cli-attack-failed-threads",
        Failure::Stop => "cli-attack-failed-stop",
    }
}
