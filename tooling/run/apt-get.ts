import { spawnSync } from 'node:child_process'

function aptGet(...args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync('apt-get', args, { stdio: ['ignore', 'inherit', 'inherit'], env }).status === 0
}

/** Installs packages of Debian. @returns false when this user or system cannot, or the installation fails. */
export function installFromDebian(...packages: string[]): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false
  console.log(`Not on this machine: apt-get install ${packages.join(' ')}…`)
  aptGet('update')
  return aptGet('install', '--yes', '--no-install-recommends', ...packages)
}
