import { hash, verify } from '@node-rs/argon2'

/**
 * argon2id with the parameters of the library, which OWASP recommends: 7 ms here, and 19 MiB for each guess of an
 * attacker.
 */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Returns the hash of a password. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, cost)
}

let nobodysHash: Promise<string> | undefined

/**
 * Whether a password matches its hash. Without a hash (unknown e-mail, no password yet) it takes the same time and
 * returns false, so that the duration does not reveal which accounts exist.
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  nobodysHash ??= hashPassword('nobody has this password')
  const right = await verify(stored ?? (await nobodysHash), password)
  return right && stored !== null
}
