import { createHash, randomBytes } from 'node:crypto'

/** Creates an opaque secret of 256 bits. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** The secret part of a public tracking address: 128 random bits, short enough to share. */
export function newPublicToken(): string {
  return randomBytes(16).toString('base64url')
}

/** Returns the hash of a token, which the database stores: it identifies the token but cannot be used as one. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
