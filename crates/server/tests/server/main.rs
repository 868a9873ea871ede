//! Real servers with real files, spoken to over real sockets.

#![expect(clippy::unwrap_used, clippy::expect_used, reason = "the helpers of a test may fail it")]

mod harness;
mod shared_store;
mod socket_client;

mod accounts;
mod api;
mod backup;
mod curl;
mod disk_full;
mod expiry;
mod followers;
mod limits;
mod lost_key;
mod malformed;
mod migrate;
mod nodes;
mod nodes_links;
mod nodes_seats;
mod nodes_upgrade;
mod old_data;
mod pictures;
mod play;
mod previews;
mod reactions;
mod restart;
mod resume;
mod reviews;
mod routes;
mod scenes;
mod sealed_draws;
mod seats;
mod sixth_game;
mod sockets;
mod unknown_fields;
mod work;
