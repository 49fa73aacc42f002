/**
 * Unpacks the PgBouncer of the distribution for the tests through a real pooler. It is not installed, because the
 * package of Debian also starts a server. Without it these tests are not run, which is printed.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findPgBouncer, unpackedPgBouncer } from './pgbouncer.ts'

function run(command: string, ...args: string[]): boolean {
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
}

/** Downloads the package and those of its dependencies that are not installed. */
function download(folder: string): boolean {
  const options = ['--yes', '--no-install-recommends', '--download-only']
  const settings = [`Dir::Cache::archives=${folder}`, 'Debug::NoLocking=1'].flatMap((setting) => ['-o', setting])
  return run('apt-get', 'install', ...options, ...settings, 'pgbouncer')
}

function unpack(): void {
  rmSync(unpackedPgBouncer, { recursive: true, force: true })
  const archives = join(unpackedPgBouncer, 'archives')
  mkdirSync(join(archives, 'partial'), { recursive: true })
  const isRoot = process.getuid?.() === 0
  // A new machine has no list of packages yet.
  if (!download(archives) && !(isRoot && run('apt-get', 'update') && download(archives))) return
  for (const name of readdirSync(archives).filter((entry) => entry.endsWith('.deb')))
    run('dpkg', '--extract', join(archives, name), unpackedPgBouncer)
  rmSync(archives, { recursive: true, force: true })
}

if (!findPgBouncer()) unpack()
const pgBouncer = findPgBouncer()
process.stdout.write(
  pgBouncer
    ? `Tests of the pooler use ${pgBouncer.command}\n`
    : 'PgBouncer is not installed and cannot be downloaded by apt-get: the tests through a real pooler are not run.\n',
)
