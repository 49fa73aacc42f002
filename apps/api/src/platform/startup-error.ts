/**
 * Something that keeps the server from starting and that an operator can mend.
 * `main.ts` prints the message alone: a stack trace would hide the one line that matters.
 */
export class StartupError extends Error {
  override readonly name = 'StartupError'
}
