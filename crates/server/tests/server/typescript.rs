//! Types for clients in TypeScript, made from the description of the API.

use std::fmt::Write;

use serde_json::{Map, Value};

/// All types of a description.
pub(crate) fn types(api: &Value) -> String {
    let mut out = "// Made from the description of the API by `cargo xtask types`; don't edit.\n".to_owned();
    let schemas = api["components"]["schemas"].as_object().unwrap();
    for (name, schema) in schemas.iter().filter(|(_, schema)| !is_plain(schema)) {
        let writer = Writer { schemas };
        let _ = write!(out, "\n{}export type {name} = {};\n", comment(schema, ""), writer.write(schema, ""));
    }
    out
}

/// Whether a schema only gives a number or a text another name.
fn is_plain(schema: &Value) -> bool {
    schema["enum"].is_null()
        && matches!(schema["type"].as_str(), Some("integer" | "number" | "string" | "boolean"))
}

fn comment(schema: &Value, indent: &str) -> String {
    let text = schema["description"].as_str().unwrap_or_default().replace('\n', " ");
    if text.is_empty() { String::new() } else { format!("{indent}/** {text} */\n{indent}") }
}

struct Writer<'a> {
    schemas: &'a Map<String, Value>,
}

impl Writer<'_> {
    fn write(&self, schema: &Value, indent: &str) -> String {
        let list = |key: &str| schema[key].as_array();
        if let Some(reference) = schema["$ref"].as_str() {
            let name = reference.rsplit('/').next().unwrap();
            let named = &self.schemas[name];
            return if is_plain(named) { self.write(named, indent) } else { name.to_owned() };
        }
        if let Some(values) = list("enum") {
            return values.iter().map(Value::to_string).collect::<Vec<_>>().join(" | ");
        }
        if let Some(choices) = list("oneOf") {
            return self.join(choices, " | ", indent);
        }
        if let Some(parts) = list("allOf") {
            return self.join(parts, " & ", indent);
        }
        if let Some(kinds) = list("type") {
            let one = |kind: &Value| {
                let mut schema = schema.clone();
                schema["type"] = kind.clone();
                self.write(&schema, indent)
            };
            return kinds.iter().map(one).collect::<Vec<_>>().join(" | ");
        }
        match schema["type"].as_str() {
            Some("integer" | "number") => "number".to_owned(),
            Some("string") => "string".to_owned(),
            Some("boolean") => "boolean".to_owned(),
            Some("null") => "null".to_owned(),
            Some("array") => format!("{}[]", self.grouped(&schema["items"], indent)),
            Some("object") => self.object(schema, indent),
            _ => "unknown".to_owned(),
        }
    }

    fn join(&self, schemas: &[Value], between: &str, indent: &str) -> String {
        let written: Vec<String> = schemas.iter().map(|schema| self.grouped(schema, indent)).collect();
        written.join(between)
    }

    /// A type that can stand next to `&`, `|` and `[]`.
    fn grouped(&self, schema: &Value, indent: &str) -> String {
        let written = self.write(schema, indent);
        let is_joint =
            schema["$ref"].is_null() && !written.starts_with('{') && written.contains([' ', '|', '&']);
        if is_joint { format!("({written})") } else { written }
    }

    fn object(&self, schema: &Value, indent: &str) -> String {
        let Some(fields) = schema["properties"].as_object() else {
            return format!("{{ [key: string]: {} }}", self.write(&schema["additionalProperties"], indent));
        };
        let required = schema["required"].as_array().cloned().unwrap_or_default();
        let inner = format!("{indent}  ");
        let mut out = "{\n".to_owned();
        for (name, field) in fields {
            let mark = if required.contains(&Value::from(name.as_str())) { "" } else { "?" };
            let comment = comment(field, &inner);
            let start = if comment.is_empty() { inner.clone() } else { comment };
            let _ = writeln!(out, "{start}{name}{mark}: {};", self.write(field, &inner));
        }
        out + indent + "}"
    }
}
