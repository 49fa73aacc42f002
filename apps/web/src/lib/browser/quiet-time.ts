/** Milliseconds after the first content in which the user reads the page, and the first presses need the connection. */
export const quietMs = 8_000
