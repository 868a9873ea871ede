//! Numbers with decimals, as languages write them. Fluent itself writes them all with a point.

use fluent_bundle::FluentValue;
use fluent_bundle::types::{FluentNumber, FluentNumberOptions};
use games::Decimal;

use crate::lang::Lang;

/// A number as an argument of a message. One with a sign is a text: no plural is chosen by a change.
pub(crate) fn value(number: Decimal, lang: Lang) -> FluentValue<'static> {
    if number.is_signed() {
        let text = number.to_string();
        return FluentValue::from(if lang.has_decimal_comma() { text.replace('.', ",") } else { text });
    }
    let minimum_fraction_digits = Some(number.places()).filter(|places| *places > 0);
    let options = FluentNumberOptions { minimum_fraction_digits, ..FluentNumberOptions::default() };
    FluentNumber::new(number.number(), options).into()
}

/// Numbers with a comma; all else is left to Fluent.
pub(crate) fn with_comma<M>(value: &FluentValue<'_>, _: &M) -> Option<String> {
    match value {
        FluentValue::Number(number) => Some(number.as_string().replace('.', ",")),
        _ => None,
    }
}
