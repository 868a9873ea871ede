//! Running other programs, with xshell and the little that it lacks.

use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Instant;

use anyhow::{Context, Result, bail};
use xshell::{Cmd, Shell, cmd};

/// The folder of the workspace.
pub fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here).to_owned()
}

/// Where programs are that set-up has got for this workspace alone.
pub fn tools() -> PathBuf {
    root().join(".tools")
}

/// Runs programs in the folder of the workspace; those in [`tools`] come before those of the system.
pub fn shell() -> Result<Shell> {
    let sh = Shell::new()?;
    sh.change_dir(root());
    let system = sh.var_os("PATH").unwrap_or_default();
    let folders = [tools().join("node/bin"), tools().join("bin")].into_iter();
    sh.set_var("PATH", std::env::join_paths(folders.chain(std::env::split_paths(&system)))?);
    Ok(sh)
}

/// Where cargo puts what it builds.
pub fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from)
}

/// Where cargo puts the program.
pub fn program(profile: &str) -> PathBuf {
    target().join(profile).join("bastide")
}

/// Runs a step of a task and says how long it took.
pub fn step(name: &str, run: impl FnOnce() -> Result<()>) -> Result<()> {
    println!("== {name}");
    let start = Instant::now();
    run().with_context(|| format!("{name} failed"))?;
    println!("== {name}: {:.0} s\n", start.elapsed().as_secs_f64());
    Ok(())
}

/// Runs a program that reads what is typed, which xshell keeps from programs.
pub fn run_at_terminal(cmd: Cmd<'_>) -> Result<()> {
    let name = cmd.to_string();
    let status = Command::from(cmd).status().with_context(|| format!("{name} does not start"))?;
    if status.success() { Ok(()) } else { bail!("{name} ended with {status}") }
}

/// Runs a program, shows what it prints line by line, and hands each line on.
pub fn run_reading(cmd: Cmd<'_>, mut see: impl FnMut(&str)) -> Result<()> {
    let name = cmd.to_string();
    eprintln!("$ {name}");
    let mut child = without_colours(&mut Command::from(cmd))
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .spawn()
        .with_context(|| format!("{name} does not start"))?;
    let output = child.stdout.take().context("no output")?;
    for line in BufReader::new(output).lines() {
        let line = line?;
        println!("{line}");
        see(&line);
    }
    let status = child.wait()?;
    if status.success() { Ok(()) } else { bail!("{name} ended with {status}") }
}

/// For output that is read here, whatever the environment says.
fn without_colours(command: &mut Command) -> &mut Command {
    command.env("CARGO_TERM_COLOR", "never").env("NO_COLOR", "1").env_remove("FORCE_COLOR")
}

/// Runs other tasks of this program beside `run`, one after the other up to the first that fails, with the variables of the
/// shell. What a task prints is shown when it has ended, all together, and handed on line by line.
pub fn beside(
    sh: &Shell,
    tasks: &[&[&str]],
    mut see: impl FnMut(&str) + Send,
    run: impl FnOnce() -> Result<()>,
) -> Result<()> {
    // Not `current_exe`: cargo may have built this program anew since it was started.
    let program = program("debug").with_file_name("xtask");
    let commands: Vec<(&[&str], Command)> =
        tasks.iter().map(|&task| (task, Command::from(cmd!(sh, "{program} {task...}")))).collect();
    let (result, others) = std::thread::scope(|scope| {
        let others = scope.spawn(|| {
            commands.into_iter().try_for_each(|(task, command)| {
                run_aside(command, &mut see).with_context(|| format!("{task:?} failed"))
            })
        });
        (run(), others.join().unwrap_or_else(|_| bail!("{tasks:?} panicked")))
    });
    match (result, others) {
        (Err(error), Err(other)) => bail!("{error:#}\n{other:#}"),
        (result, others) => result.and(others),
    }
}

fn run_aside(mut command: Command, mut see: impl FnMut(&str)) -> Result<()> {
    let output = without_colours(&mut command).stdin(Stdio::null()).output()?;
    let text = String::from_utf8_lossy(&output.stdout);
    // Both are locked until all is written, so that nothing comes between.
    let (mut errors, mut out) = (std::io::stderr().lock(), std::io::stdout().lock());
    errors.write_all(&output.stderr)?;
    out.write_all(&output.stdout)?;
    text.lines().for_each(&mut see);
    if output.status.success() { Ok(()) } else { bail!("it ended with {}", output.status) }
}
