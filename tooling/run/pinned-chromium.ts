/**
 * The Chromium pinned in the lockfile (@sparticuz/chromium, a headless shell for Linux on x64): the same on every
 * machine, so that screenshots are the same too. It is unpacked once, into node_modules.
 */
import { execFile } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const packageEntry = createRequire(import.meta.url).resolve('@sparticuz/chromium')
const archives = join(dirname(packageEntry), '..', 'bin')
const { version } = createRequire(packageEntry)('../package.json')
const dejaVuManifest = createRequire(import.meta.url).resolve('dejavu-fonts-ttf/package.json')
const home = resolve(import.meta.dirname, '../../node_modules/.cache', `chromium-${version}-dejavu`)

/** The package unpacks into the temporary folder, which all users and versions share; this one is separate. */
async function inflateInto(folder: string, names: readonly string[]): Promise<void> {
  const { inflate } = await import('@sparticuz/chromium')
  const before = process.env.TMPDIR
  process.env.TMPDIR = folder
  // The package reads the target folder when it is called, so the variable can be reset before the work is done.
  const work = names.map((name) => inflate(join(archives, name)))
  if (before === undefined) delete process.env.TMPDIR
  else process.env.TMPDIR = before
  await Promise.all(work)
}

async function canStart(executable: string): Promise<boolean> {
  return run(executable, ['--version']).then(
    () => true,
    () => false,
  )
}

/**
 * Only the fonts of the lockfile, so that a machine with more fonts renders the same letters: Open Sans of the package,
 * DejaVu for monospaced, Arabic and Hebrew text. The font of the interface is loaded by CSS.
 */
const fontConfiguration = `<?xml version="1.0"?>
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <dir>${join(dirname(dejaVuManifest), 'ttf')}</dir>
  <cachedir>${join(home, 'cache')}</cachedir>
  <alias><family>monospace</family><prefer><family>DejaVu Sans Mono</family></prefer></alias>
  <alias><family>sans-serif</family><prefer><family>Open Sans</family></prefer></alias>
</fontconfig>
`

/** A script that starts Chromium with its fonts, and with the network security libraries if the system lacks them. */
function buildLauncher(lacksLibraries: boolean): string {
  const lines = ['#!/bin/sh', 'here=$(dirname "$0")', 'export FONTCONFIG_PATH="$here/fonts"']
  if (lacksLibraries) lines.push('export LD_LIBRARY_PATH="$here/al2023/lib"')
  return [...lines, 'exec "$here/chromium" "$@"', ''].join('\n')
}

async function unpack(): Promise<void> {
  const folder = `${home}.${process.pid}`
  mkdirSync(folder, { recursive: true })
  try {
    await inflateInto(folder, ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br'])
    // The package makes it executable only for its own user.
    chmodSync(join(folder, 'chromium'), 0o755)
    const lacksLibraries = !(await canStart(join(folder, 'chromium')))
    if (lacksLibraries) await inflateInto(folder, ['al2023.tar.br'])
    writeFileSync(join(folder, 'fonts/fonts.conf'), fontConfiguration)
    writeFileSync(join(folder, 'launch'), buildLauncher(lacksLibraries), { mode: 0o755 })
    if (!(await canStart(join(folder, 'launch'))))
      throw new Error('The pinned Chromium does not start on this machine.')
    if (!existsSync(home)) renameSync(folder, home)
  } finally {
    // Exists only when unpacking failed, or when another process was faster.
    rmSync(folder, { recursive: true, force: true })
  }
}

/** @returns the executable, unpacked if necessary; undefined where it cannot run. */
export async function getPinnedChromium(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  try {
    if (!existsSync(home)) await unpack()
    return join(home, 'launch')
  } catch {
    return undefined
  }
}
