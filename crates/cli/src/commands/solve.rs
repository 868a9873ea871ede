//! `bastide solve`

use std::fs;
use std::path::PathBuf;

use bots::dice::{Figures, Proof, Survey, write_styles};
use games::Message;
use serde::Serialize;

use crate::app::App;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game: one with dice.
    #[arg(value_parser = ["dice"])]
    game: String,
    /// Work out from the rules alone how much a turn can earn at most. Takes many minutes.
    #[arg(long)]
    prove: bool,
    /// Work out which arrangements of dice are worth building, and write them to this file. Takes
    /// minutes.
    #[arg(long, value_name = "FILE")]
    write_book: Option<PathBuf>,
    /// Work out what turns bring that are played with the built-in book, and write it to this
    /// file. Takes minutes.
    #[arg(long, value_name = "FILE")]
    write_styles: Option<PathBuf>,
    /// For programs.
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct SolveView {
    game: &'static str,
    points: f64,
    points_with_eight: f64,
    points_with_knights: f64,
    knight: f64,
    first_seat: f64,
    first_with_knight: f64,
    ten_ahead: f64,
    odds: Vec<RowView>,
    proof: Option<ProofView>,
}

/// A turn earns these points with this chance.
#[derive(Serialize)]
struct RowView {
    points: u32,
    share: f64,
}

#[derive(Serialize)]
struct ProofView {
    cities: usize,
    arrangements: usize,
    kinds: usize,
    free: f64,
    begun: f64,
    best: f64,
}

pub(crate) fn run(app: &mut App, args: &Args) -> anyhow::Result<()> {
    let survey = (args.prove || args.write_book.is_some()).then(Survey::of_all);
    if let (Some(file), Some(survey)) = (&args.write_book, &survey) {
        fs::write(file, survey.write_book())?;
    }
    if let Some(file) = &args.write_styles {
        fs::write(file, write_styles())?;
    }
    let proof = survey.filter(|_| args.prove).map(|survey| view_proof(&survey, survey.prove()));
    let view = view(&Figures::built_in(), proof);
    if args.json { app.json(&view) } else { tell(app, &view) }
}

fn view(figures: &Figures, proof: Option<ProofView>) -> SolveView {
    let row = |&(points, share): &(u32, f64)| RowView { points, share };
    SolveView {
        game: "dice",
        points: figures.points,
        points_with_eight: figures.points_with_eight,
        points_with_knights: figures.points_with_knights,
        knight: figures.knight,
        first_seat: figures.first_seat,
        first_with_knight: figures.first_with_knight,
        ten_ahead: figures.ten_ahead,
        odds: figures.turn.iter().map(row).collect(),
        proof,
    }
}

fn view_proof(survey: &Survey, proof: Proof) -> ProofView {
    ProofView {
        cities: survey.cities,
        arrangements: survey.arrangements,
        kinds: survey.count_kinds(),
        free: proof.free,
        begun: proof.begun,
        best: proof.best,
    }
}

fn tell(app: &mut App, view: &SolveView) -> anyhow::Result<()> {
    let number = |value: f64| format!("{value:.3}");
    let percent = |share: f64| format!("{:>5.1}", 100.0 * share);
    app.say(&Message::new("cli-solve"))?;
    for row in &view.odds {
        let points = format!("{:>2}", row.points);
        app.say(&Message::new("cli-solve-row").with("points", points).with("share", percent(row.share)))?;
    }
    let points = Message::new("cli-solve-points")
        .with("mean", number(view.points))
        .with("eight", number(view.points_with_eight));
    app.say(&points)?;
    let knights = Message::new("cli-solve-knights")
        .with("mean", number(view.points_with_knights))
        .with("knight", number(view.knight));
    app.say(&knights)?;
    let seats = Message::new("cli-solve-seats")
        .with("first", percent(view.first_seat).trim_start())
        .with("knight", percent(view.first_with_knight).trim_start())
        .with("ahead", percent(view.ten_ahead).trim_start());
    app.say(&seats)?;
    if let Some(proof) = &view.proof {
        let found = Message::new("cli-solve-found")
            .with("cities", proof.cities.to_string())
            .with("arrangements", proof.arrangements.to_string())
            .with("kinds", proof.kinds.to_string());
        app.say(&found)?;
        let bounds = Message::new("cli-solve-proof")
            .with("best", number(proof.best))
            .with("begun", number(proof.begun))
            .with("free", number(proof.free));
        app.say(&bounds)?;
    }
    Ok(())
}
