import { AppError } from './app-error.ts'

const plain = /^[\x21-\x7e]{1,255}$/
const quoted = /^"((?:[\x20-\x21\x23-\x5b\x5d-\x7e]|\\["\\]){1,255})"$/

/**
 * Reads the key of an `Idempotency-Key` header: bare, or as a quoted string of structured fields (RFC 9651), as the
 * IETF draft requires. Both forms are the same key.
 *
 * @throws AppError `validation_failed` for a malformed header.
 */
export function readIdempotencyKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined
  const text = String(header).trim()
  const inner = quoted.exec(text)?.[1]
  if (inner !== undefined) return inner.replace(/\\(["\\])/g, '$1')
  if (plain.test(text) && !text.startsWith('"')) return text
  throw new AppError('validation_failed', 'Use de 1 a 255 caracteres visíveis em Idempotency-Key.')
}
