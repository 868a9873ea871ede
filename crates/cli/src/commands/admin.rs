//! `bastide admin`

use std::path::PathBuf;
use std::time::{Duration, UNIX_EPOCH};

use anyhow::{Context, anyhow};
use clap::Subcommand;
use clap::builder::PossibleValuesParser;
use games::Message;
use server::admin::{AdminAnswer, AdminRequest, PersonInfo, TableInfo, ask};
use views::Stage;

use crate::app::App;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The folder of the store of a server that runs.
    #[arg(long, global = true, value_name = "DIR", default_value = "data", env = "BASTIDE_DATA")]
    data: PathBuf,
    /// For programs.
    #[arg(long, global = true)]
    json: bool,
    #[command(subcommand)]
    wanted: Wanted,
}

/// What is asked of a server that runs.
#[derive(Subcommand)]
enum Wanted {
    /// List the tables, the latest first.
    Tables {
        /// Those at this stage.
        #[arg(long, value_parser = PossibleValuesParser::new(STAGES.map(Stage::name)))]
        stage: Option<String>,
        /// So many at the most.
        #[arg(long, value_name = "N", default_value_t = 50)]
        most: usize,
    },
    /// Show a table.
    Table {
        /// Its name.
        id: String,
    },
    /// End the game at a table now, without a winner; its record stays.
    CloseTable {
        /// The name of the table.
        id: String,
    },
    /// Delete a table with all that happened there.
    DeleteTable {
        /// Its name.
        id: String,
    },
    /// Find out whether the server is well: it runs, and can write to the disk.
    Health,
    /// List the people, the latest first.
    People {
        /// Those with this in their name or the name of their account.
        #[arg(long)]
        name: Option<String>,
        /// So many at the most.
        #[arg(long, value_name = "N", default_value_t = 50)]
        most: usize,
    },
    /// Show a person.
    Person {
        /// Their number.
        number: i64,
    },
    /// Sign a person out on all devices.
    SignOut {
        /// Their number.
        number: i64,
    },
    /// Delete a person; their name stays in the games that they played.
    DeletePerson {
        /// Their number.
        number: i64,
    },
}

const STAGES: [Stage; 3] = [Stage::Waiting, Stage::Running, Stage::Over];

impl Wanted {
    fn request(&self) -> AdminRequest {
        match self {
            Wanted::Tables { stage, most } => {
                let stage = STAGES.into_iter().find(|known| stage.as_deref() == Some(known.name()));
                AdminRequest::Tables { stage, most: *most }
            }
            Wanted::Table { id } => AdminRequest::Table { id: id.clone() },
            Wanted::CloseTable { id } => AdminRequest::CloseTable { id: id.clone() },
            Wanted::DeleteTable { id } => AdminRequest::DeleteTable { id: id.clone() },
            Wanted::Health => AdminRequest::Health {},
            Wanted::People { name, most } => AdminRequest::People { name: name.clone(), most: *most },
            Wanted::Person { number } => AdminRequest::Person { number: *number },
            Wanted::SignOut { number } => AdminRequest::SignOut { number: *number },
            Wanted::DeletePerson { number } => AdminRequest::DeletePerson { number: *number },
        }
    }
}

pub(crate) fn run(app: &mut App, args: &Args) -> anyhow::Result<()> {
    let answer = ask(&args.data, &args.wanted.request()).context(args.data.display().to_string())?;
    if let AdminAnswer::Refused { reason } = answer {
        return Err(anyhow!(reason));
    }
    if args.json {
        return app.json(&answer);
    }
    match answer {
        AdminAnswer::Tables { tables } => tables.iter().try_for_each(|table| tell_table(app, table)),
        AdminAnswer::People { people } => people.iter().try_for_each(|person| tell_person(app, person)),
        AdminAnswer::Done {} | AdminAnswer::Refused { .. } => Ok(app.say(&Message::new("cli-admin-done"))?),
    }
}

fn tell_table(app: &mut App, table: &TableInfo) -> anyhow::Result<()> {
    let names = table.seats.iter().map(|seat| seat.name.as_deref().unwrap_or("-")).collect::<Vec<_>>();
    let message = Message::new("cli-admin-table")
        .with("id", table.id.as_str())
        .with("game", table.game.as_str())
        .with("stage", table.stage.name())
        .with("events", table.events.to_string())
        .with("bytes", table.bytes.to_string())
        .with("connected", table.connected)
        .with("created", timestamp(table.created_at))
        .with("changed", timestamp(table.changed_at))
        .with("expires", table.expires_at.map_or_else(|| "-".to_owned(), timestamp))
        .with("names", names.join(", "));
    Ok(app.say(&message)?)
}

fn tell_person(app: &mut App, person: &PersonInfo) -> anyhow::Result<()> {
    let message = Message::new("cli-admin-person")
        .with("number", person.number.to_string())
        .with("name", person.name.as_str())
        .with("login", person.login.as_deref().unwrap_or("-"))
        .with("created", timestamp(person.created_at))
        .with("sessions", person.sessions.to_string())
        .with("tables", person.tables.join(" "));
    Ok(app.say(&message)?)
}

/// A time as people read it.
fn timestamp(millis: u64) -> String {
    httpdate::fmt_http_date(UNIX_EPOCH + Duration::from_millis(millis))
}
