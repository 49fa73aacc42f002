import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const saltBytes = 16
const ivBytes = 12
const tagBytes = 16

const deriveKey = (secret: string, salt: Buffer): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, 'malote sealed text', 32))

/** Encrypts a text with `secret`, which the database does not contain. */
export function encryptText(text: string, secret: string): string {
  const salt = randomBytes(saltBytes)
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv(algorithm, deriveKey(secret, salt), iv)
  const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([salt, iv, cipher.getAuthTag(), content]).toString('base64')
}

/** Decrypts a text; undefined when `secret` is another one. */
export function decryptText(text: string, secret: string): string | undefined {
  const bytes = Buffer.from(text, 'base64')
  const iv = bytes.subarray(saltBytes, saltBytes + ivBytes)
  const decipher = createDecipheriv(algorithm, deriveKey(secret, bytes.subarray(0, saltBytes)), iv)
  decipher.setAuthTag(bytes.subarray(saltBytes + ivBytes, saltBytes + ivBytes + tagBytes))
  try {
    const content = decipher.update(bytes.subarray(saltBytes + ivBytes + tagBytes))
    return Buffer.concat([content, decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}
