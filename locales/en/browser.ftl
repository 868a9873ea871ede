# What the part that runs in the browser says.

browser-mirror = The table cannot be followed: { $reason }
browser-failed = That failed: { $reason }
