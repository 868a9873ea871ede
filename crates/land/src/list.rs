//! Lists in place, for what is looked up all the time.

/// A list of at most `N`, which is a power of two. An index is cut down to the bits that it can have instead of
/// being compared with a length: who asks knows that it is there.
#[derive(Clone, Debug)]
pub(crate) struct List<T, const N: usize> {
    len: usize,
    items: [T; N],
}

impl<T: Copy, const N: usize> List<T, N> {
    /// An empty list; the item is what lies where nothing is.
    pub(crate) fn new(nothing: T) -> List<T, N> {
        const { assert!(N.is_power_of_two()) };
        List { len: 0, items: [nothing; N] }
    }

    pub(crate) fn len(&self) -> usize {
        self.len
    }

    pub(crate) fn as_slice(&self) -> &[T] {
        &self.items[..self.len]
    }

    pub(crate) fn get(&self, at: usize) -> T {
        debug_assert!(at < self.len);
        self.items[at % N]
    }

    pub(crate) fn get_mut(&mut self, at: usize) -> &mut T {
        debug_assert!(at < self.len);
        &mut self.items[at % N]
    }

    /// Adds an item at the end; the answer is its index.
    pub(crate) fn push(&mut self, item: T) -> usize {
        debug_assert!(self.len < N);
        let at = self.len;
        self.items[at % N] = item;
        self.len += 1;
        at
    }

    /// Makes room for so many more, to be written one by one; the answer is the index of the first.
    pub(crate) fn grow(&mut self, more: usize) -> usize {
        debug_assert!(self.len + more <= N);
        let first = self.len;
        self.len += more;
        first
    }

    /// Takes an item out and puts the last one in its place.
    pub(crate) fn swap_remove(&mut self, at: usize) {
        debug_assert!(at < self.len);
        self.len -= 1;
        self.items[at % N] = self.items[self.len % N];
    }

    /// Makes it a copy of another, of which only what is in it is copied.
    pub(crate) fn copy_from(&mut self, other: &List<T, N>) {
        self.len = other.len;
        self.items[..other.len].copy_from_slice(other.as_slice());
    }
}
