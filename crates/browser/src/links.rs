//! What a page adds to the draws of a table that it plays at.

use games::{Proof, ProofMethod};
use serde::Serialize;
use table::Link;

use crate::error::{Error, malformed};
use crate::requests::KeptChain;

/// More places than a chain has.
const MOST_LINKS: u32 = 100_000;

/// A link of a chain.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub(crate) struct LinkText {
    link: String,
}

/// The link so many places before another.
pub(crate) fn link(last: &str, before: u32) -> Result<LinkText, Error> {
    if before > MOST_LINKS {
        return Err(malformed("a chain is not as long"));
    }
    let last = Link::read(last).ok_or_else(|| malformed("a link has 64 hexadecimal digits"))?;
    Ok(LinkText { link: last.before(before).to_string() })
}

/// Whether a proof has all that was kept; none if nothing was.
pub(crate) fn has_kept(proof: &Proof, kept: &[KeptChain]) -> Option<bool> {
    (!kept.is_empty()).then(|| kept.iter().all(|kept| has_chain(proof, kept).unwrap_or(false)))
}

fn has_chain(proof: &Proof, kept: &KeptChain) -> Option<bool> {
    let ProofMethod::Seeded(seeded) = &proof.method else { return None };
    let last = Link::read(&kept.last).filter(|_| kept.links <= MOST_LINKS)?;
    let told = seeded.seats.iter().find(|told| told.seat.0 == kept.seat)?;
    let is_told = Link::read(told.word.as_deref()?)? == last.before(kept.links.checked_sub(1)?);
    Some(proof.commitment == kept.host && told.commitment == kept.commitment && is_told)
}
