//! How a page gets at what answers it: three functions that a module exports, and a clock that the page hands in. A request is
//! written into memory that `allocate` gave; `call` takes it back, and gives an answer, which `release` takes back.
//! An answer is its length in bytes, as four bytes with the lowest first, and then its text.
#![expect(unsafe_code, reason = "what a page sees of memory is addresses")]

use std::cell::RefCell;
use std::ptr::slice_from_raw_parts_mut;

use serde::Serialize;

/// How many bytes the length of an answer takes.
const PREFIX: usize = size_of::<u32>();

/// What is answered when nothing else can be.
const FAILED: &str = r#"{"problem":{"code":"failed","text":""}}"#;

/// What answers requests, which are texts.
pub trait Answer: Default + 'static {
    /// The answer to a request.
    fn answer(&mut self, request: &[u8]) -> String;
}

/// The text of a reply.
pub(crate) fn write(reply: &impl Serialize) -> String {
    // Nothing in it can't be written: keys are texts and numbers are finite.
    serde_json::to_string(reply).unwrap_or_else(|_| FAILED.to_owned())
}

/// Exports an [`Answer`] from a module: the functions `allocate`, `call` and `release`.
#[macro_export]
macro_rules! export {
    ($answerer:ty) => {
        thread_local! {
            static ANSWERER: ::std::cell::RefCell<$answerer> = ::std::cell::RefCell::default();
        }

        /// Memory for a request of so many bytes.
        // SAFETY: no other function is exported by this name.
        #[unsafe(no_mangle)]
        pub extern "C" fn allocate(length: usize) -> *mut u8 {
            $crate::interface::allocate(length)
        }

        /// Answers the request that was written at an address, and takes that memory back.
        ///
        /// # Safety
        /// The address must be one that `allocate` gave for this length, and be used no more.
        // SAFETY: no other function is exported by this name.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn call(request: *mut u8, length: usize) -> *mut u8 {
            // SAFETY: the caller promises the same.
            ANSWERER.with(|answerer| unsafe { $crate::interface::call(answerer, request, length) })
        }

        /// Takes the memory of an answer back.
        ///
        /// # Safety
        /// The address must be one that `call` gave, and be used no more.
        // SAFETY: no other function is exported by this name.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn release(answer: *mut u8) {
            // SAFETY: the caller promises the same.
            unsafe { $crate::interface::release(answer) }
        }
    };
}

/// Memory for a request of so many bytes.
pub fn allocate(length: usize) -> *mut u8 {
    Box::into_raw(vec![0_u8; length].into_boxed_slice()).cast()
}

/// Answers the request that was written at an address, and takes that memory back.
///
/// # Safety
/// The address must be one that [`allocate`] gave for this length, and be used no more.
pub unsafe fn call(answerer: &RefCell<impl Answer>, request: *mut u8, length: usize) -> *mut u8 {
    // SAFETY: the caller promises that `allocate` gave the address for this length, from a box of as many bytes.
    let request = unsafe { Box::from_raw(slice_from_raw_parts_mut(request, length)) };
    let answer = match answerer.try_borrow_mut() {
        Ok(mut answerer) => answerer.answer(&request),
        // The page's clock must not ask for anything.
        Err(_) => FAILED.to_owned(),
    };
    let length = u32::try_from(answer.len()).unwrap_or(u32::MAX);
    let bytes: Vec<u8> = length.to_le_bytes().into_iter().chain(answer.into_bytes()).collect();
    Box::into_raw(bytes.into_boxed_slice()).cast()
}

/// Takes the memory of an answer back.
///
/// # Safety
/// The address must be one that [`call`] gave, and be used no more.
pub unsafe fn release(answer: *mut u8) {
    // SAFETY: the caller promises that `call` gave the address, so the length stands there.
    let length = unsafe { answer.cast::<[u8; PREFIX]>().read() };
    let length = usize::try_from(u32::from_le_bytes(length)).unwrap_or(usize::MAX);
    // SAFETY: `call` made the answer from a box of these bytes, and it is used no more.
    drop(unsafe { Box::from_raw(slice_from_raw_parts_mut(answer, PREFIX.saturating_add(length))) });
}

#[cfg(target_family = "wasm")]
mod host {
    #[link(wasm_import_module = "env")]
    // SAFETY: it takes nothing and gives a number, whatever the page does.
    unsafe extern "C" {
        pub(super) safe fn now_ms() -> f64;
    }
}

/// Milliseconds since some moment, as the page's clock has it.
#[cfg(target_family = "wasm")]
pub(crate) fn now_ms() -> f64 {
    host::now_ms()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Engine, Painter};

    fn ask<A: Answer>(request: &str) -> String {
        let answerer = RefCell::new(A::default());
        let address = allocate(request.len());
        // SAFETY: `allocate` gave memory of this length, and `call` and `release` get what belongs to them.
        unsafe {
            address.copy_from_nonoverlapping(request.as_ptr(), request.len());
            let answer = call(&answerer, address, request.len());
            let length = u32::from_le_bytes(answer.cast::<[u8; PREFIX]>().read()) as usize;
            let text = std::slice::from_raw_parts(answer.add(PREFIX), length).to_vec();
            release(answer);
            String::from_utf8(text).unwrap()
        }
    }

    #[test]
    fn a_request_is_answered_through_memory() {
        assert!(
            ask::<Engine>(r#"{"do":"catalogue","pictures":"/pictures/1"}"#)
                .contains(r#""pictures":"/pictures/1"}"#)
        );
        assert!(ask::<Engine>("").starts_with(r#"{"problem":{"code":"bad","#));
        assert!(ask::<Painter>(r#"{"do":"picture","path":"icons/deer.svg"}"#).starts_with(r#"{"picture":"#));
    }
}
