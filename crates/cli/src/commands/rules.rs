//! `bastide rules`

use games::{Message, Rule, Say};
use serde::Serialize;

use crate::app::App;
use crate::args;
use crate::tell;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game.
    game: String,
    /// One rule, such as `W-13`; otherwise all.
    rule: Option<String>,
    /// For programs.
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct RuleView {
    rule: &'static str,
    text: String,
}

pub(crate) fn run(app: &mut App, args: &Args) -> anyhow::Result<()> {
    let definition = args::find(app, &args.game)?;
    let rules = tell::select(definition.rules, args.rule.as_deref());
    if let (true, Some(rule)) = (rules.is_empty(), &args.rule) {
        let message = Message::new("cli-no-rule").with("game", definition.name).with("rule", rule.as_str());
        return Err(app.usage(&message));
    }
    if args.json {
        let view = |rule: &Rule| RuleView { rule: rule.0, text: app.text(&rule.say()) };
        return app.json(&rules.iter().map(view).collect::<Vec<_>>());
    }
    Ok(tell::rules(app, &rules)?)
}
