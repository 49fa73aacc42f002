import { createHash } from 'node:crypto'
import { StartupError } from '../config/startup-error.ts'

/** A migration that a database has, or a backup. */
export interface AppliedMigration {
  readonly name: string
  readonly checksum: string
}

/** The first of the migrations that the baseline replaces. Databases of the development before the baseline have it. */
const firstSuperseded = '0001-search.sql'
/** SHA-256 of the names and checksums of all migrations that the baseline replaces. */
const allSuperseded = 'cb20bafd5461d7d645ce778baf17233797f60afb42004a9e28d20f32e85c86f8'

/**
 * Whether the migrations are exactly those that the baseline replaces. Their schema is equal to that of the baseline.
 *
 * @throws StartupError when they are only some of them, or others in addition.
 */
export function isSuperseded(applied: readonly AppliedMigration[]): boolean {
  if (!applied.some(({ name }) => name === firstSuperseded)) return false
  const lines = applied
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, checksum }) => `${name} ${checksum}\n`)
  if (createHash('sha256').update(lines.join('')).digest('hex') === allSuperseded) return true
  throw new StartupError(
    'O banco é de uma versão de desenvolvimento, de antes da primeira. Apague a pasta .malote, ou use um banco novo.',
  )
}
