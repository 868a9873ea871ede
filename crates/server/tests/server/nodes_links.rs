//! Two nodes with one store, and what becomes of them when their links to it are bad.

use std::net::SocketAddr;

use cluster::{Link, Proxy};
use tokio_postgres::NoTls;

use crate::harness::{Invited, PATIENCE, TestServer, people};
use crate::socket_client::{Mirror, play};

/// The host and the port in the address of a database.
fn host(url: &str) -> &str {
    url.split_once('@').unwrap().1.split_once('/').unwrap().0
}

/// Plays a turn over HTTP; the answer is the number of its last event.
async fn turn(server: &TestServer, table: &Invited) -> u64 {
    let mut mirror = Mirror::new();
    mirror.see(&server.events(table, 0).await);
    let (seat, text) = mirror.next().unwrap();
    server.order(table, seat, play(&text)).await.ok(200)["version"].as_u64().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs PostgreSQL; `cargo xtask test` has one"]
async fn a_node_whose_connections_swallow_everything_finds_another_way() {
    let one = TestServer::open().await;
    let shared = one.config().shared_store.expect("a database");
    let mut found = tokio::net::lookup_host(host(&shared.url)).await.unwrap();
    let target = found.find(SocketAddr::is_ipv4).unwrap();
    let [first, second] =
        [Proxy::start(vec![target]).await.unwrap(), Proxy::start(vec![target]).await.unwrap()];
    let hosts = format!("{},{}", first.address(), second.address());
    let url = shared.url.replace(host(&shared.url), &hosts);
    let other = one.another_node_with(|config| config.shared_store.as_mut().unwrap().url = url).await;

    let table = one.begun("kids").await;
    let mut watching = other.join(&table, &[], 0).await;
    watching.hear_up_to(turn(&one, &table).await).await;
    // From now on nothing gets through any more, and nobody says so. Who only listens would wait for ever.
    first.set(Link::BlackHole);
    let version = turn(&one, &table).await;
    tokio::time::timeout(PATIENCE, watching.hear_up_to(version)).await.expect("the move in time");
    let version = turn(&other, &table).await;
    watching.hear_up_to(version).await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs PostgreSQL; `cargo xtask test` has one"]
async fn a_node_has_few_connections_however_much_is_read() {
    const NAME: &str = "few connections";
    let mut one = TestServer::open_with(|config| {
        let shared = config.shared_store.as_mut().expect("a database");
        shared.url += "&application_name=few%20connections";
    })
    .await;
    let mut tables = Vec::new();
    for _ in 0..60 {
        tables.push(one.table(&people("kids", 2)).await);
    }
    // None of them is in memory.
    one.restart().await;
    let url = one.config().shared_store.unwrap().url;
    let (client, connection) = tokio_postgres::connect(&url, NoTls).await.unwrap();
    tokio::spawn(connection);
    let reading = futures_util::future::join_all(tables.iter().map(|table| one.show(table)));
    let counting = async {
        let mut most = 0;
        for _ in 0..20 {
            let sql = "SELECT count(*) FROM pg_stat_activity WHERE application_name = $1";
            most = most.max(client.query_one(sql, &[&NAME]).await.unwrap().get::<_, i64>(0));
        }
        most
    };
    let (_, most) = tokio::join!(reading, counting);
    // Eight read, two write, one listens, and one counts.
    assert!((3..=12).contains(&most), "{most} connections");
}
