//! SQL that both databases understand, with parameters `?1`, `?2` and so on: a statement is written once.
//!
//! The dialect is what SQLite and PostgreSQL have in common: whole numbers of 64 bits, text, bytes, truth values, `RETURNING`,
//! `IS DISTINCT FROM`. Nothing else is used outside the schemas.

use super::error::StoreError;

/// A connection to a database, perhaps in the midst of a transaction.
pub(crate) trait Db {
    /// Executes a statement; the answer is the number of rows that it changed.
    fn execute(&self, sql: &'static str, params: &[Param<'_>]) -> Result<u64, StoreError>;

    /// The rows that a statement finds, or returns of what it changed.
    fn query(&self, sql: &'static str, params: &[Param<'_>]) -> Result<Vec<Row>, StoreError>;

    /// The first of these rows.
    fn query_first(&self, sql: &'static str, params: &[Param<'_>]) -> Result<Option<Row>, StoreError> {
        Ok(self.query(sql, params)?.into_iter().next())
    }
}

/// A value for a statement.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Param<'a> {
    Null,
    Bool(bool),
    Number(i64),
    Text(&'a str),
    Bytes(&'a [u8]),
}

/// A value of a row.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Value {
    Null,
    Bool(bool),
    Number(i64),
    Text(String),
    Bytes(Vec<u8>),
}

/// The values of a row, in the order of its columns.
#[derive(Debug)]
pub(crate) struct Row(pub(super) Vec<Value>);

impl Row {
    /// The value of a column, taken out of the row.
    pub(crate) fn take<T: FromValue>(&mut self, column: usize) -> Result<T, StoreError> {
        let value = self.0.get_mut(column).map_or(Value::Null, |value| std::mem::replace(value, Value::Null));
        T::from_value(value).ok_or_else(|| {
            StoreError::Damaged(format!("column {column} is not of the kind that it should be"))
        })
    }
}

/// What a value of a row can be read as.
pub(crate) trait FromValue: Sized {
    /// None if it is of another kind.
    fn from_value(value: Value) -> Option<Self>;
}

impl FromValue for Value {
    fn from_value(value: Value) -> Option<Value> {
        Some(value)
    }
}

impl FromValue for i64 {
    fn from_value(value: Value) -> Option<i64> {
        match value {
            Value::Number(number) => Some(number),
            _ => None,
        }
    }
}

impl FromValue for u64 {
    fn from_value(value: Value) -> Option<u64> {
        i64::from_value(value)?.try_into().ok()
    }
}

impl FromValue for u32 {
    fn from_value(value: Value) -> Option<u32> {
        i64::from_value(value)?.try_into().ok()
    }
}

impl FromValue for u8 {
    fn from_value(value: Value) -> Option<u8> {
        i64::from_value(value)?.try_into().ok()
    }
}

impl FromValue for bool {
    fn from_value(value: Value) -> Option<bool> {
        match value {
            Value::Bool(is_true) => Some(is_true),
            // SQLite has no truth values.
            Value::Number(number) => Some(number != 0),
            _ => None,
        }
    }
}

impl FromValue for String {
    fn from_value(value: Value) -> Option<String> {
        match value {
            Value::Text(text) => Some(text),
            _ => None,
        }
    }
}

impl FromValue for Vec<u8> {
    fn from_value(value: Value) -> Option<Vec<u8>> {
        match value {
            Value::Bytes(bytes) => Some(bytes),
            _ => None,
        }
    }
}

impl<const N: usize> FromValue for [u8; N] {
    fn from_value(value: Value) -> Option<[u8; N]> {
        Vec::from_value(value)?.try_into().ok()
    }
}

impl<T: FromValue> FromValue for Option<T> {
    fn from_value(value: Value) -> Option<Option<T>> {
        match value {
            Value::Null => Some(None),
            value => T::from_value(value).map(Some),
        }
    }
}

impl From<bool> for Param<'_> {
    fn from(value: bool) -> Self {
        Param::Bool(value)
    }
}

impl From<i64> for Param<'_> {
    fn from(value: i64) -> Self {
        Param::Number(value)
    }
}

/// Databases have signed numbers only; times and versions are never as large as that matters.
impl From<u64> for Param<'_> {
    fn from(value: u64) -> Self {
        Param::Number(i64::try_from(value).unwrap_or(i64::MAX))
    }
}

impl From<usize> for Param<'_> {
    fn from(value: usize) -> Self {
        Param::Number(i64::try_from(value).unwrap_or(i64::MAX))
    }
}

impl From<u8> for Param<'_> {
    fn from(value: u8) -> Self {
        Param::Number(value.into())
    }
}

impl<'a> From<&'a str> for Param<'a> {
    fn from(value: &'a str) -> Self {
        Param::Text(value)
    }
}

impl<'a> From<&'a String> for Param<'a> {
    fn from(value: &'a String) -> Self {
        Param::Text(value)
    }
}

impl<'a> From<&'a [u8]> for Param<'a> {
    fn from(value: &'a [u8]) -> Self {
        Param::Bytes(value)
    }
}

impl<'a> From<&'a Vec<u8>> for Param<'a> {
    fn from(value: &'a Vec<u8>) -> Self {
        Param::Bytes(value)
    }
}

impl<'a, const N: usize> From<&'a [u8; N]> for Param<'a> {
    fn from(value: &'a [u8; N]) -> Self {
        Param::Bytes(value)
    }
}

impl<'a, T: Into<Param<'a>>> From<Option<T>> for Param<'a> {
    fn from(value: Option<T>) -> Self {
        value.map_or(Param::Null, T::into)
    }
}

impl<'a> From<&'a Value> for Param<'a> {
    fn from(value: &'a Value) -> Self {
        match value {
            Value::Null => Param::Null,
            Value::Bool(value) => Param::Bool(*value),
            Value::Number(value) => Param::Number(*value),
            Value::Text(value) => Param::Text(value),
            Value::Bytes(value) => Param::Bytes(value),
        }
    }
}

/// The parameters of a statement.
macro_rules! params {
    ($($value:expr),* $(,)?) => { &[$($crate::store::db::Param::from($value)),*] };
}
pub(super) use params;
