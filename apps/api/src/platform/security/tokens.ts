import { createHash, randomBytes } from 'node:crypto'

/** An opaque secret of 256 bits that a caller keeps. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** The secret part of a public tracking address: 128 random bits, short enough to share. */
export function newPublicToken(): string {
  return randomBytes(16).toString('base64url')
}

/** What the database keeps of a token: enough to recognise it, not enough to use it. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
