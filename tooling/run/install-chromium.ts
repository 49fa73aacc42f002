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

/**
 * Installs a Chromium if none is found, and prints which one the tests use. If the installation fails, it prints the
 * reason and the tests that need a browser will fail.
 */
export async function installChromium(): Promise<void> {
  try {
    process.env.CHROMIUM_PATH = await findChromium()
    console.log(`Browser tests use ${process.env.CHROMIUM_PATH}`)
  } catch (reason) {
    const installed = process.env.CHROMIUM_PATH ? undefined : installFromDebian()
    if (installed) process.env.CHROMIUM_PATH = installed
    else console.error(reason instanceof Error ? reason.message : reason)
  }
}
