# What the part that runs in the browser says.

browser-mirror = The table cannot be followed: { $reason }
browser-no-review = No game is being reviewed.
browser-failed = That failed: { $reason }
