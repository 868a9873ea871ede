//! A server as a process of its own.

use std::fs::OpenOptions;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::{Duration, Instant};

use client::ServerAddress;
use rustix::process::{Pid, Signal, kill_process};
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};
use tokio::time::timeout;

use crate::error::LoadError;

/// Arguments of a server that lets anybody ask for as much as they like.
pub(crate) const WITHOUT_LIMITS: [&str; 8] =
    ["--requests", "0", "--orders", "0", "--connections-each", "0", "--waiting-tables", "0"];

/// How a server is started.
#[derive(Clone, Debug)]
pub struct Launch {
    /// The program `bastide`.
    pub program: PathBuf,
    /// The folder of its data.
    pub data: PathBuf,
    /// Where it listens; port 0 is any that is free, and the same again when it is started again.
    pub listen: String,
    /// More arguments.
    pub arguments: Vec<String>,
    /// What its environment has besides that of this process.
    pub variables: Vec<(String, String)>,
    /// The file that its log is added to; otherwise that of this process.
    pub log: Option<PathBuf>,
}

impl Launch {
    /// A server on a folder, at a port that is free, without limits on how much one may ask.
    pub fn new(program: &Path, data: &Path) -> Launch {
        Launch {
            program: program.to_owned(),
            data: data.to_owned(),
            listen: "127.0.0.1:0".to_owned(),
            arguments: WITHOUT_LIMITS.map(str::to_owned).to_vec(),
            variables: Vec::new(),
            log: None,
        }
    }

    fn command(&self) -> Result<Command, LoadError> {
        let mut command = Command::new(&self.program);
        command
            .arg("serve")
            .args(&self.arguments)
            .args(["--log", "warn", "--listen", &self.listen, "--data"])
            .arg(&self.data)
            .envs(self.variables.iter().map(|(name, value)| (name, value)))
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .kill_on_drop(true);
        if let Some(log) = &self.log {
            command.stderr(OpenOptions::new().create(true).append(true).open(log)?);
        }
        Ok(command)
    }
}

/// A server that this process started, and that ends with it.
pub struct ServerProcess {
    launch: Launch,
    child: Child,
    address: ServerAddress,
    took: Duration,
}

impl ServerProcess {
    /// Starts `bastide serve` on a folder, at a port that is free, without limits on how much one may ask.
    pub async fn start(program: &Path, data: &Path) -> Result<ServerProcess, LoadError> {
        ServerProcess::launch(Launch::new(program, data)).await
    }

    /// The same with its usual limits, and more arguments.
    pub async fn start_with(program: &Path, data: &Path, more: &[&str]) -> Result<ServerProcess, LoadError> {
        let arguments = more.iter().map(|&argument| argument.to_owned()).collect();
        ServerProcess::launch(Launch { arguments, ..Launch::new(program, data) }).await
    }

    /// Starts it, and waits until it listens.
    pub async fn launch(mut launch: Launch) -> Result<ServerProcess, LoadError> {
        let start = Instant::now();
        let mut child = launch.command()?.spawn()?;
        let output = child.stdout.take().ok_or(LoadError::NoServer)?;
        let mut line = String::new();
        BufReader::new(output).read_line(&mut line).await?;
        let took = start.elapsed();
        let told = line.split_whitespace().find(|word| word.starts_with("http://"));
        let address: ServerAddress = told.ok_or(LoadError::NoServer)?.trim_end_matches(';').parse()?;
        launch.listen = address.authority();
        Ok(ServerProcess { launch, child, address, took })
    }

    /// Starts it again, where it was, once it has ended.
    pub async fn start_again(&mut self) -> Result<(), LoadError> {
        *self = ServerProcess::launch(self.launch.clone()).await?;
        Ok(())
    }

    /// Where it is.
    pub fn address(&self) -> &ServerAddress {
        &self.address
    }

    /// How long it took from its start until it listened.
    pub fn took(&self) -> Duration {
        self.took
    }

    /// How much memory it uses, in bytes, where the machine tells.
    pub fn memory(&self) -> Option<u64> {
        Some(self.status("VmRSS:")?.strip_suffix(" kB")?.parse::<u64>().ok()? * 1024)
    }

    /// How many threads it has, where the machine tells.
    pub fn threads(&self) -> Option<u64> {
        self.status("Threads:")?.parse().ok()
    }

    /// A line of what Linux tells about a process.
    fn status(&self, name: &str) -> Option<String> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id()?)).ok()?;
        status.lines().find_map(|line| line.strip_prefix(name)).map(|value| value.trim().to_owned())
    }

    /// How much processor time it has used, where the machine tells.
    pub fn processor_time(&self) -> Option<Duration> {
        let status = std::fs::read_to_string(format!("/proc/{}/stat", self.child.id()?)).ok()?;
        // The name of the program may have spaces; what follows it does not.
        let mut fields = status.rsplit_once(')')?.1.split_whitespace().skip(11);
        let mut ticks = || fields.next()?.parse::<u64>().ok();
        let all = ticks()? + ticks()?;
        Some(Duration::from_secs_f64(all as f64 / rustix::param::clock_ticks_per_second() as f64))
    }

    /// Asks it to stop, and waits until it has.
    pub async fn stop(&mut self) -> Result<(), LoadError> {
        self.ask_to_stop()?;
        self.child.wait().await?;
        Ok(())
    }

    /// Asks it to stop; the answer is how long that took. One that takes longer than it may is killed, and there is no answer.
    pub async fn stop_within(&mut self, limit: Duration) -> Result<Option<Duration>, LoadError> {
        let start = Instant::now();
        self.ask_to_stop()?;
        match timeout(limit, self.child.wait()).await {
            Ok(ended) => {
                ended?;
                Ok(Some(start.elapsed()))
            }
            Err(_) => {
                self.kill().await?;
                Ok(None)
            }
        }
    }

    fn ask_to_stop(&self) -> Result<(), LoadError> {
        self.signal(Signal::TERM)
    }

    /// It does nothing any more until it goes on, and does not know.
    pub fn suspend(&self) -> Result<(), LoadError> {
        self.signal(Signal::STOP)
    }

    /// It goes on after it was suspended.
    pub fn resume(&self) -> Result<(), LoadError> {
        self.signal(Signal::CONT)
    }

    fn signal(&self, signal: Signal) -> Result<(), LoadError> {
        let id = self.child.id().and_then(|id| Pid::from_raw(i32::try_from(id).ok()?));
        Ok(kill_process(id.ok_or(LoadError::NoServer)?, signal).map_err(std::io::Error::from)?)
    }

    /// Ends it at once, as a crash would.
    pub async fn kill(&mut self) -> Result<(), LoadError> {
        Ok(self.child.kill().await?)
    }
}
