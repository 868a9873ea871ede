//! What a state is worth to a seat.

use std::iter::Sum;
use std::ops::{Add, AddAssign, Index, IndexMut, Neg, Sub};

use games::{MAX_SEATS, Seat};
use serde::Serialize;

/// What values count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Unit {
    /// Points by which a seat is ahead of the best other one in the end.
    Points,
    /// Pawns by which it is.
    Pawns,
    /// Its chance to win, in parts of a hundred.
    Percent,
}

impl Unit {
    /// The name, as programs and messages have it.
    pub fn name(self) -> &'static str {
        match self {
            Unit::Points => "points",
            Unit::Pawns => "pawns",
            Unit::Percent => "percent",
        }
    }
}

/// What a state is worth to a seat, or by how much something has changed that: in thousandths of a unit, and so in whole numbers, so
/// that sums of changes come to just the difference between the end and the start.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Value(pub i64);

impl Value {
    const PARTS: f64 = 1e3;

    /// The nearest value.
    pub fn of(units: f64) -> Value {
        Value((units * Value::PARTS).round() as i64)
    }

    /// In units.
    pub fn units(self) -> f64 {
        self.0 as f64 / Value::PARTS
    }
}

impl Add for Value {
    type Output = Value;

    fn add(self, other: Value) -> Value {
        Value(self.0 + other.0)
    }
}

impl AddAssign for Value {
    fn add_assign(&mut self, other: Value) {
        *self = *self + other;
    }
}

impl Neg for Value {
    type Output = Value;

    fn neg(self) -> Value {
        Value(-self.0)
    }
}

impl Sub for Value {
    type Output = Value;

    fn sub(self, other: Value) -> Value {
        self + -other
    }
}

impl Sum for Value {
    fn sum<I: Iterator<Item = Value>>(values: I) -> Value {
        values.fold(Value::default(), Add::add)
    }
}

/// What a state is worth to each seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Values([Value; MAX_SEATS]);

impl Values {
    /// From units by seat.
    pub(crate) fn of(units: &[f64]) -> Values {
        let mut values = Values::default();
        values.0.iter_mut().zip(units).for_each(|(value, units)| *value = Value::of(*units));
        values
    }
}

impl Index<Seat> for Values {
    type Output = Value;

    fn index(&self, seat: Seat) -> &Value {
        &self.0[seat.index()]
    }
}

impl IndexMut<Seat> for Values {
    fn index_mut(&mut self, seat: Seat) -> &mut Value {
        &mut self.0[seat.index()]
    }
}

impl Add for Values {
    type Output = Values;

    fn add(mut self, other: Values) -> Values {
        self.0.iter_mut().zip(other.0).for_each(|(value, other)| *value += other);
        self
    }
}

impl Sub for Values {
    type Output = Values;

    fn sub(mut self, other: Values) -> Values {
        self.0.iter_mut().zip(other.0).for_each(|(value, other)| *value = *value - other);
        self
    }
}
