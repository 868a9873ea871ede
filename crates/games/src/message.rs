//! What is to be said to a person, before any language: the name of a message and its arguments.
//! The texts themselves are in `locales/`.

use std::fmt;

/// A message by its name in `locales/`, with its arguments.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Message {
    /// The name of the message.
    pub id: String,
    /// Its arguments by name.
    pub args: Vec<(&'static str, Value)>,
}

/// An argument of a message.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Value {
    /// Shown as it is.
    Text(String),
    /// Shown as the language writes numbers, and chosen by in plurals.
    Number(i64),
    /// Shown and chosen by in the same way, with decimals.
    Decimal(Decimal),
    /// Another message, put into words first.
    Message(Message),
}

/// A number that is shown with so many decimals.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Decimal {
    /// How many of the last decimal.
    parts: i64,
    places: u8,
    is_signed: bool,
}

impl Decimal {
    /// The nearest one to a number.
    pub fn new(number: f64, places: u8) -> Decimal {
        let parts = (number * 10_f64.powi(places.into())).round() as i64;
        Decimal { parts, places, is_signed: false }
    }

    /// The nearest one to a change: it is always shown with its sign.
    pub fn signed(number: f64, places: u8) -> Decimal {
        Decimal { is_signed: true, ..Decimal::new(number, places) }
    }

    /// The number.
    pub fn number(self) -> f64 {
        self.parts as f64 / 10_f64.powi(self.places.into())
    }

    /// How many decimals are shown.
    pub fn places(self) -> usize {
        self.places.into()
    }

    /// Whether it is always shown with its sign.
    pub fn is_signed(self) -> bool {
        self.is_signed
    }
}

/// With a decimal point.
impl fmt::Display for Decimal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = match self.parts {
            0 if self.is_signed => "±",
            ..0 => "−",
            1.. if self.is_signed => "+",
            _ => "",
        };
        write!(f, "{sign}{:.*}", self.places(), self.number().abs())
    }
}

impl Message {
    /// A message without arguments.
    pub fn new(id: impl Into<String>) -> Message {
        Message { id: id.into(), args: Vec::new() }
    }

    /// The message with one argument more.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Value>) -> Message {
        self.args.push((name, value.into()));
        self
    }
}

/// For logs and tests: the name and the arguments.
impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.id)?;
        self.args.iter().try_for_each(|(name, value)| match value {
            Value::Text(text) => write!(f, " {name}={text}"),
            Value::Number(number) => write!(f, " {name}={number}"),
            Value::Decimal(number) => write!(f, " {name}={number}"),
            Value::Message(message) => write!(f, " {name}=({message})"),
        })
    }
}

impl From<String> for Value {
    fn from(text: String) -> Value {
        Value::Text(text)
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Value {
        Value::Text(text.to_owned())
    }
}

impl From<Message> for Value {
    fn from(message: Message) -> Value {
        Value::Message(message)
    }
}

impl From<Decimal> for Value {
    fn from(number: Decimal) -> Value {
        Value::Decimal(number)
    }
}

impl From<u32> for Value {
    fn from(number: u32) -> Value {
        Value::Number(number.into())
    }
}

impl From<usize> for Value {
    fn from(number: usize) -> Value {
        Value::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

/// Something that can be said to a person.
pub trait Say {
    /// What is to be said.
    fn say(&self) -> Message;
}

/// Makes errors of what can be said, so that `?` carries them on. For logs: a person is told the
/// message in words.
macro_rules! said_as_errors {
    ($($error:ty),+) => {$(
        impl fmt::Display for $error {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.say().fmt(f)
            }
        }

        impl std::error::Error for $error {}
    )+};
}

said_as_errors!(
    crate::position::PositionError,
    crate::record::RecordError,
    crate::rule::Refusal,
    crate::setup::SetupError,
    crate::text::MoveError
);
