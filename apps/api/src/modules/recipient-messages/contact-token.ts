import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

const bytes = 16

const sign = (secret: string, purpose: string, content: string | Buffer): Buffer => {
  const key = Buffer.from(hkdfSync('sha256', secret, '', `malote ${purpose}`, 32))
  return createHmac('sha256', key).update(content).digest().subarray(0, bytes)
}

/** Returns the keyed hash of an e-mail address or a phone: it is stored instead of the contact. */
export const hashContact = (contact: string, secret: string): Buffer => sign(secret, 'message contact', contact)

/**
 * Returns the token of the link that opts a contact out. It contains the hash with a signature, so that it needs no row
 * and stays valid after the contact is erased, and no other hash can be stored.
 */
export function newContactToken(contact: string, secret: string): string {
  const hash = hashContact(contact, secret)
  return Buffer.concat([hash, sign(secret, 'message preference', hash)]).toString('base64url')
}

/** Returns the hash in a token; undefined when the token was not made here. */
export function readContactToken(token: string, secret: string): Buffer | undefined {
  const content = Buffer.from(token, 'base64url')
  if (content.length !== 2 * bytes) return undefined
  const hash = content.subarray(0, bytes)
  return timingSafeEqual(content.subarray(bytes), sign(secret, 'message preference', hash)) ? hash : undefined
}
