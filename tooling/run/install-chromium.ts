/** Installs a Chromium where none is found, prints which one the tests use, and fails with the reason if there is none. */
import { spawnSync } from 'node:child_process'
import { findChromium, findSystemChromium } from './chromium.ts'

function aptGet(...args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync('apt-get', args, { stdio: ['ignore', 'inherit', 'inherit'], env }).status === 0
}

function installFromDebian(): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined
  console.log('No Chromium on this machine: installing the one of the distribution (apt-get install chromium)…')
  aptGet('update')
  return aptGet('install', '--yes', '--no-install-recommends', 'chromium') ? findSystemChromium() : undefined
}

// Also unpacks the pinned one before several test runs need it at the same time.
try {
  console.log(`Browser tests use ${await findChromium()}`)
} catch (reason) {
  const installed = process.env.CHROMIUM_PATH ? undefined : installFromDebian()
  if (installed) console.log(`Browser tests use ${installed}`)
  else {
    console.error(reason instanceof Error ? reason.message : reason)
    process.exitCode = 1
  }
}
