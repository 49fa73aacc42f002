import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** Where `install-pgbouncer.ts` unpacks PgBouncer and the libraries that the machine lacks. */
export const unpackedPgBouncer = resolve(import.meta.dirname, '../../../.malote/pgbouncer')

/** A program and the environment variables that it needs. */
export interface PgBouncer {
  readonly command: string
  readonly env: NodeJS.ProcessEnv
}

function listCandidates(): PgBouncer[] {
  const libraries = join(unpackedPgBouncer, 'usr/lib')
  const folders = existsSync(libraries) ? readdirSync(libraries).map((name) => join(libraries, name)) : []
  return [
    { command: 'pgbouncer', env: process.env },
    {
      command: join(unpackedPgBouncer, 'usr/sbin/pgbouncer'),
      env: { ...process.env, LD_LIBRARY_PATH: folders.join(':') },
    },
  ]
}

/** @returns the PgBouncer of the machine or the unpacked one; undefined when neither starts. */
export function findPgBouncer(): PgBouncer | undefined {
  return listCandidates().find(({ command, env }) => spawnSync(command, ['--version'], { env }).status === 0)
}
