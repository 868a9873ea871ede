use bots::{Luck, playout};
use games::{Seat, catalog, Game, winter::Winter};
fn main() {
    let l = catalog::find("winter").unwrap();
    let setup = l.setup(2, Seat(0), &[("farmers","on"),("pile","classic")]).unwrap();
    let start = Winter::new(setup, None).unwrap();
    let mut g = start.clone();
    let n: u64 = std::env::args().nth(1).map_or(20000, |a| a.parse().unwrap());
    let t = std::time::Instant::now();
    let mut sum = 0; let mut tiles=0;
    for i in 0..n { g.clone_from(&start); playout(&mut g, &mut Luck::for_game(1, i)); sum += g.scores().iter().sum::<u32>(); tiles += g.turn(); }
    let e = t.elapsed().as_secs_f64();
    println!("{} games/s, mean {} ns/turn {}", n as f64 / e, sum as f64 / n as f64 / 2.0, e*1e9/tiles as f64);
    let t = std::time::Instant::now();
    for _ in 0..10000 { g.clone_from(&start); std::hint::black_box(&g); }
    println!("copy {} ns", t.elapsed().as_secs_f64()*1e5);
    let t = std::time::Instant::now();
    for _ in 0..10000 { std::hint::black_box(g.clone()); }
    println!("clone {} ns", t.elapsed().as_secs_f64()*1e5);
}
