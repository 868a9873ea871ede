//! A server that runs in a process of its own.

use std::io::{BufRead, BufReader, Read};
use std::process::{Child, Command, Stdio};

use client::{Answer, Http, Method, ServerAddress};
use serde_json::Value;

/// Only warnings are logged, so that there is nothing to read where nothing goes wrong.
pub(crate) const QUIET: [&str; 2] = ["--log", "warn"];

/// A server that runs.
pub(crate) struct Serving {
    pub(crate) child: Child,
    pub(crate) address: ServerAddress,
}

impl Serving {
    pub(crate) fn start(data: &str, more: &[&str]) -> Serving {
        Serving::start_as(&[&["--listen", "127.0.0.1:0", "--data", data], more].concat(), &[])
    }

    /// A server with nothing but these arguments, in an environment with these variables.
    pub(crate) fn start_as(args: &[&str], variables: &[(&str, &str)]) -> Serving {
        let mut child = Command::new(env!("CARGO_BIN_EXE_bastide"))
            .args(["serve", "--lang", "en"])
            .args(args)
            .envs(variables.iter().copied())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().strip_prefix("Listening on ").expect(&line).parse().unwrap();
        Serving { child, address }
    }

    /// Sends a signal, and waits for a good end; the answer is the log.
    pub(crate) fn stop(mut self, signal: &str) -> String {
        self.signal(signal);
        let status = self.child.wait().unwrap();
        let mut log = String::new();
        self.child.stderr.take().unwrap().read_to_string(&mut log).unwrap();
        assert!(status.success(), "{status}: {log}");
        log
    }

    pub(crate) fn signal(&self, signal: &str) {
        let id = self.child.id().to_string();
        assert!(Command::new("kill").args([signal, &id]).status().unwrap().success());
    }

    /// What happened at a table, once something did after the first events or some seconds have passed.
    pub(crate) fn events(&self, table: &str, after: usize, wait: u32) -> Vec<Value> {
        let path = format!("/api/tables/{table}/events?after={after}&wait={wait}");
        json(&self.ask(Method::GET, &path, &[], "")).as_array().unwrap().clone()
    }

    /// Posts JSON.
    pub(crate) fn post(&self, path: &str, headers: &[(&str, &str)], body: &'static str) -> Answer {
        self.ask(Method::POST, path, headers, body)
    }

    pub(crate) fn ask(
        &self,
        method: Method,
        path: &str,
        headers: &[(&str, &str)],
        body: &'static str,
    ) -> Answer {
        let runtime = tokio::runtime::Runtime::new().unwrap();
        let asking = async {
            let mut http = Http::connect(&self.address).await?;
            http.ask(method, path, headers, body.into()).await
        };
        runtime.block_on(asking).unwrap()
    }
}

pub(crate) fn json(answer: &Answer) -> Value {
    serde_json::from_slice(&answer.body).unwrap()
}
