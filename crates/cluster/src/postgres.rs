//! One server of PostgreSQL, private to whoever started it: a folder, a free port and a process.

use std::fs;
use std::io;
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, geteuid, kill_process, test_kill_process};
use tokio::process::Command;
use tokio::time::sleep;
use tokio_postgres::{Client, Config, NoTls};

use crate::error::ClusterError;

/// Where Debian has the programs, a folder a version.
const PROGRAMS: &str = "/usr/lib/postgresql";
/// PostgreSQL refuses to run as root; Debian's packages make this user for it.
const USER: &str = "postgres";
/// Who owns the database, and the name of the database itself.
pub(crate) const NAME: &str = "bastide";
/// How long a server may take to start: it may have to read its log again after a crash.
const START_WITHIN: Duration = Duration::from_secs(30);
/// How often it is asked whether it is there.
const ASK_EVERY: Duration = Duration::from_millis(50);

/// A server of PostgreSQL. It is killed when it is dropped.
pub(crate) struct Postgres {
    programs: PathBuf,
    data: PathBuf,
    address: SocketAddr,
    /// None while it is not running.
    process: Option<Pid>,
}

impl Postgres {
    /// A server in a folder that is not there yet. Its port stays the same for as long as it is wanted.
    pub(crate) fn new(data: PathBuf) -> Result<Postgres, ClusterError> {
        let address = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?.local_addr()?;
        Ok(Postgres { programs: programs()?, data, address, process: None })
    }

    /// Where it listens.
    pub(crate) fn address(&self) -> SocketAddr {
        self.address
    }

    /// Makes an empty database.
    pub(crate) async fn init(&self) -> Result<(), ClusterError> {
        let data = self.data.as_os_str();
        let args =
            ["--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync", "--username", NAME, "--pgdata"];
        self.run("initdb", |command| command.args(args).arg(data)).await?;
        self.configure(false)
    }

    /// Copies another server that is running, to follow it from then on.
    pub(crate) async fn copy(&self, primary: &Postgres) -> Result<(), ClusterError> {
        if self.data.exists() {
            fs::remove_dir_all(&self.data)?;
        }
        let port = primary.address.port().to_string();
        let args =
            ["--host=127.0.0.1", "--username", NAME, "--port", &port, "--checkpoint=fast", "--no-sync"];
        let data = self.data.as_os_str();
        self.run("pg_basebackup", |command| {
            command.args(args).arg("--write-recovery-conf").arg("--pgdata").arg(data)
        })
        .await?;
        self.configure(false)
    }

    /// Writes its settings, which are all that it has. A server that has a synchronous standby acknowledges nothing that is not
    /// on the disk of both.
    pub(crate) fn configure(&self, has_standby: bool) -> Result<(), ClusterError> {
        let (port, standby) = (self.address.port(), if has_standby { "*" } else { "" });
        let settings = format!(
            "listen_addresses = '127.0.0.1'\nport = {port}\nunix_socket_directories = ''\nfsync = on\n\
             synchronous_commit = on\nsynchronous_standby_names = '{standby}'\nmax_connections = 100\n\
             shared_buffers = 128MB\nwal_keep_size = 64MB\nlog_min_messages = warning\n"
        );
        fs::write(self.data.join("postgresql.conf"), settings)?;
        if let Some(process) = self.process {
            kill_process(process, Signal::HUP).map_err(io::Error::from)?;
        }
        Ok(())
    }

    /// Starts it, and waits until it answers.
    pub(crate) async fn start(&mut self) -> Result<(), ClusterError> {
        let log = fs::OpenOptions::new().create(true).append(true).open(self.log())?;
        // Whoever reads the log of the database is not the one who started it.
        let child = self
            .program("postgres")
            .arg("-D")
            .arg(&self.data)
            .process_group(0)
            .stdin(Stdio::null())
            .stdout(log.try_clone()?)
            .stderr(log)
            .spawn()?;
        self.process = child.id().and_then(|id| Pid::from_raw(i32::try_from(id).ok()?));
        let mut child = child;
        // Somebody has to take note of its end.
        tokio::spawn(async move { child.wait().await });
        let start = Instant::now();
        while self.connect("postgres").await.is_err() {
            if start.elapsed() > START_WITHIN {
                return Err(ClusterError::Late { log: self.log() });
            }
            sleep(ASK_EVERY).await;
        }
        Ok(())
    }

    /// A connection to one of its databases.
    pub(crate) async fn connect(&self, database: &str) -> Result<Client, ClusterError> {
        let mut config = Config::new();
        config.host("127.0.0.1").port(self.address.port()).user(NAME).dbname(database);
        let (client, connection) = config.connect(NoTls).await?;
        tokio::spawn(connection);
        Ok(client)
    }

    /// A standby becomes a primary.
    pub(crate) async fn promote(&self) -> Result<(), ClusterError> {
        let data = self.data.as_os_str();
        self.run("pg_ctl", |command| command.args(["promote", "--wait", "--silent", "--pgdata"]).arg(data))
            .await
    }

    /// Whether it was started, and not killed since.
    pub(crate) fn is_running(&self) -> bool {
        self.process.is_some()
    }

    /// Ends it with all its processes at once, as a power failure would, and waits until they are gone.
    pub(crate) async fn kill(&mut self) {
        let processes = self.kill_all();
        while processes.iter().any(|process| is_running(*process)) {
            sleep(Duration::from_millis(5)).await;
        }
    }

    /// Sends SIGKILL to all its processes; the answer is which.
    fn kill_all(&mut self) -> Vec<Pid> {
        let Some(process) = self.process.take() else { return Vec::new() };
        let mut processes = children(process);
        // First the one that would start others in their place.
        processes.insert(0, process);
        for process in &processes {
            let _ = kill_process(*process, Signal::KILL);
        }
        processes
    }

    /// What it has written.
    pub(crate) fn log(&self) -> PathBuf {
        self.data.with_extension("log")
    }

    async fn run(
        &self,
        name: &str,
        args: impl FnOnce(&mut Command) -> &mut Command,
    ) -> Result<(), ClusterError> {
        let output = args(&mut self.program(name)).stdin(Stdio::null()).output().await?;
        if output.status.success() {
            return Ok(());
        }
        let text = String::from_utf8_lossy(&output.stderr).trim().to_owned();
        Err(ClusterError::Program { program: name.to_owned(), text })
    }

    /// A program of PostgreSQL, as a user that may run it.
    fn program(&self, name: &str) -> Command {
        let mut command = Command::new("setpriv");
        // It ends with whoever started it, also if that one is killed.
        command.args(["--pdeathsig", "KILL"]);
        if geteuid().is_root() {
            command.args(["--reuid", USER, "--regid", USER, "--init-groups"]);
        }
        // It looks at the folder in which it is started, which that user may not see.
        command.arg("--").arg(self.programs.join(name)).current_dir("/");
        command
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        let processes = self.kill_all();
        // The folder can't be removed while somebody writes there.
        for _ in 0..400 {
            if !processes.iter().any(|process| is_running(*process)) {
                return;
            }
            std::thread::sleep(Duration::from_millis(5));
        }
    }
}

/// Gives a folder to the user that PostgreSQL runs as.
pub(crate) fn give(folder: &Path) -> Result<(), ClusterError> {
    if !geteuid().is_root() {
        return Ok(());
    }
    let status = std::process::Command::new("chown").arg(USER).arg(folder).status()?;
    if status.success() { Ok(()) } else { Err(ClusterError::NoPostgres) }
}

/// The programs of the newest version that is installed.
fn programs() -> Result<PathBuf, ClusterError> {
    let versions = fs::read_dir(PROGRAMS).map_err(|_| ClusterError::NoPostgres)?;
    let number = |folder: &Path| folder.file_name()?.to_str()?.parse::<u32>().ok();
    let found = versions.filter_map(|version| {
        let folder = version.ok()?.path();
        let programs = folder.join("bin");
        programs.join("postgres").exists().then_some((number(&folder)?, programs))
    });
    found.max().map(|(_, programs)| programs).ok_or(ClusterError::NoPostgres)
}

/// The processes that a process has started.
fn children(process: Pid) -> Vec<Pid> {
    let id = process.as_raw_nonzero();
    let list = fs::read_to_string(format!("/proc/{id}/task/{id}/children")).unwrap_or_default();
    list.split_whitespace().filter_map(|id| Pid::from_raw(id.parse().ok()?)).collect()
}

fn is_running(process: Pid) -> bool {
    let status = fs::read_to_string(format!("/proc/{}/stat", process.as_raw_nonzero())).unwrap_or_default();
    // One that has ended, and of which nobody has taken note, is not running any more.
    let is_zombie = status.rsplit_once(')').is_some_and(|(_, rest)| rest.trim_start().starts_with('Z'));
    test_kill_process(process).is_ok() && !is_zombie
}
