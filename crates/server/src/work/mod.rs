//! Work that takes the processor for more than a moment, away from the threads that serve requests.
//!
//! Work is of a class, and every class has a queue and worker threads of its own: a film keeps no bot waiting, and a bot
//! that searches none that looks one step ahead. The operating system divides the processor among the workers, the
//! more urgent classes first ([`Class::niceness`]). Within a class clients take turns, so that whoever asks for much waits
//! for their own work and not others for theirs ([`queue`]). How many wait is limited; whoever has gone waits no
//! more, and what is being done for them is cancelled ([`Task`]).

mod class;
mod client;
mod pool;
mod queue;

pub(crate) use class::Class;
pub(crate) use client::{Client, network};
pub(crate) use pool::{Pool, Task, stand_back};
