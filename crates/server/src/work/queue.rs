//! A queue in which clients take turns, however much each of them asks for.

use std::collections::{HashMap, VecDeque};

use super::class::Room;
use super::client::Client;

/// Fair queuing, round robin: the clients that wait get one job done each in turn, and the jobs of one client are done in
/// the order in which they came.
pub(super) struct FairQueue<J> {
    room: Room,
    /// The jobs of each client that waits, numbered.
    waiting: HashMap<Client, VecDeque<(u64, J)>>,
    /// The clients that wait, the next first.
    turns: VecDeque<Client>,
    len: usize,
    /// The number of the next job.
    number: u64,
}

/// A job whose turn it is.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Next<J> {
    pub(super) job: J,
    /// How many jobs there are to share the workers with, for each of them to have the same part of what its client is due:
    /// as many clients as wait, times the jobs of this one.
    pub(super) crowd: usize,
}

/// A job that does not fit into the queue: too many wait already.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Full;

impl<J> FairQueue<J> {
    /// An empty queue.
    pub(super) fn new(room: Room) -> FairQueue<J> {
        FairQueue { room, waiting: HashMap::new(), turns: VecDeque::new(), len: 0, number: 0 }
    }

    /// Puts a job of a client in; the answer is its number.
    pub(super) fn push(&mut self, client: Client, job: J) -> Result<u64, Full> {
        let of_client = self.waiting.get(&client).map_or(0, VecDeque::len);
        if of_client >= self.room.each || self.len >= self.room.all {
            return Err(Full);
        }
        if of_client == 0 {
            self.turns.push_back(client);
        }
        let number = self.number;
        self.waiting.entry(client).or_default().push_back((number, job));
        self.number += 1;
        self.len += 1;
        Ok(number)
    }

    /// Takes the next job out.
    pub(super) fn pop(&mut self) -> Option<Next<J>> {
        let clients = self.turns.len();
        let client = self.turns.pop_front()?;
        let jobs = self.waiting.get_mut(&client)?;
        let crowd = clients * jobs.len();
        let (_, job) = jobs.pop_front()?;
        self.len -= 1;
        if jobs.is_empty() {
            self.waiting.remove(&client);
        } else {
            self.turns.push_back(client);
        }
        Some(Next { job, crowd })
    }

    /// Takes a job out that nobody wants any more, if it still waits.
    pub(super) fn remove(&mut self, client: Client, number: u64) -> Option<J> {
        let jobs = self.waiting.get_mut(&client)?;
        let at = jobs.iter().position(|(known, _)| *known == number)?;
        let (_, job) = jobs.remove(at)?;
        self.len -= 1;
        if jobs.is_empty() {
            self.waiting.remove(&client);
            self.turns.retain(|waiting| *waiting != client);
        }
        Some(job)
    }

    /// How many jobs wait.
    pub(super) fn len(&self) -> usize {
        self.len
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE: Client = Client::Table(1);
    const OTHER: Client = Client::Table(2);
    const ROOM: Room = Room { each: 100, all: 150 };

    fn queue(jobs: &[(Client, &'static str)]) -> FairQueue<&'static str> {
        let mut queue = FairQueue::new(ROOM);
        for (client, job) in jobs {
            queue.push(*client, *job).unwrap();
        }
        queue
    }

    fn drain(queue: &mut FairQueue<&'static str>) -> Vec<&'static str> {
        std::iter::from_fn(|| queue.pop()).map(|next| next.job).collect()
    }

    #[test]
    fn clients_take_turns() {
        let mut queue = queue(&[(ONE, "a1"), (ONE, "a2"), (ONE, "a3"), (OTHER, "b1"), (OTHER, "b2")]);
        assert_eq!(drain(&mut queue), ["a1", "b1", "a2", "b2", "a3"]);
        assert_eq!(queue.len(), 0);
    }

    #[test]
    fn who_asks_for_little_waits_for_one_job_of_each_other() {
        let mut queue = queue(&[(ONE, "a"); 60]);
        assert_eq!(queue.pop().unwrap().job, "a");
        queue.push(OTHER, "b").unwrap();
        assert_eq!(queue.pop().unwrap().job, "a");
        assert_eq!(queue.pop().unwrap().job, "b");
    }

    #[test]
    fn who_comes_again_and_again_takes_no_turn_of_others() {
        let mut queue = queue(&[(ONE, "a"), (OTHER, "b"), (OTHER, "b")]);
        let mut done = Vec::new();
        for _ in 0..6 {
            let job = queue.pop().unwrap().job;
            done.push(job);
            let client = if job == "a" { ONE } else { OTHER };
            queue.push(client, job).unwrap();
        }
        assert_eq!(done, ["a", "b", "a", "b", "a", "b"]);
    }

    #[test]
    fn the_crowd_is_that_of_ones_own_jobs_and_of_other_clients() {
        let mut queue = queue(&[(ONE, "a"), (ONE, "a"), (ONE, "a"), (OTHER, "b")]);
        let crowds: Vec<usize> = std::iter::from_fn(|| queue.pop()).map(|next| next.crowd).collect();
        // Three jobs and another client; then that client alone beside two; then nobody else.
        assert_eq!(crowds, [6, 2, 2, 1]);
    }

    #[test]
    fn what_nobody_wants_any_more_leaves_the_queue() {
        let mut queue = queue(&[(ONE, "a1")]);
        let second = queue.push(ONE, "a2").unwrap();
        let only = queue.push(OTHER, "b").unwrap();
        assert_eq!(queue.remove(ONE, second), Some("a2"));
        assert_eq!(queue.remove(ONE, second), None);
        assert_eq!(queue.remove(OTHER, only), Some("b"));
        assert_eq!(queue.pop(), Some(Next { job: "a1", crowd: 1 }));
        assert_eq!(queue.pop(), None);
    }

    #[test]
    fn only_so_many_wait() {
        let mut queue = FairQueue::new(Room { each: 2, all: 3 });
        let taken = [ONE, ONE, ONE, OTHER, OTHER].map(|client| queue.push(client, ()).is_ok());
        assert_eq!(taken, [true, true, false, true, false]);
        queue.pop();
        assert!(queue.push(OTHER, ()).is_ok());
    }
}
