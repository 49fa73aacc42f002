import { hash, verify } from '@node-rs/argon2'

/** argon2id, the library's default, as OWASP asks of it: 7 ms here, and 19 MiB that a cracker must spend on each guess. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** What is kept of a password. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, cost)
}

let nobodysHash: Promise<string> | undefined

/**
 * Whether the password is the one that was hashed. Without a hash (unknown e-mail, nothing chosen yet) it takes the
 * same time and says no, so that the clock does not tell who has an account.
 */
export async function verifyPassword(kept: string | null, password: string): Promise<boolean> {
  nobodysHash ??= hashPassword('nobody has this password')
  const right = await verify(kept ?? (await nobodysHash), password)
  return right && kept !== null
}
