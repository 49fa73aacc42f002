/**
 * The entry point of every command: `npm start`, `npm test`, `pnpm check`…
 *
 * Plain JavaScript without dependencies, because it runs before anything is installed and on any Node from 20.11. It
 * installs the dependencies of the lockfile when they are missing, then runs the task under the pinned Node 24.
 */
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { accessSync, constants, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import './parent-watch.mjs'

const here = dirname(fileURLToPath(import.meta.url))
const root = resolve(here, '..')
const modules = join(root, 'node_modules')
const bin = join(modules, '.bin')
const stampFile = join(modules, '.malote-install')
const neededMajor = 24

function stop(...lines) {
  console.error(['', ...lines, ''].join('\n'))
  process.exit(1)
}

function checkMachine() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 11)) {
    stop(
      `This machine has Node ${process.versions.node}. Malote needs Node 20.11 or newer to set itself up`,
      `(it then brings its own Node ${neededMajor}). Install a current one from nodejs.org or your package manager.`,
    )
  }
  if (process.platform !== 'linux' && process.platform !== 'darwin') {
    stop(`Malote runs on Linux and macOS; this is ${process.platform}. On Windows, use it inside WSL.`)
  }
  if (process.platform === 'darwin' && major < neededMajor) {
    stop(`On macOS the pinned Node is not installed for you. Install Node ${neededMajor} and try again.`)
  }
}

/** A home directory that is not writable (some containers and unprivileged users) would stop npm, pnpm and Chromium. */
function writableHome() {
  try {
    accessSync(homedir(), constants.W_OK)
    return {}
  } catch {
    const home = join(root, '.malote', 'home')
    mkdirSync(home, { recursive: true })
    return { HOME: home, npm_config_cache: join(home, '.npm') }
  }
}

/** A hash of everything that determines the installation: lockfile, workspace, each manifest and the platform. */
function installKey() {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`)
  const manifests = ['packages', 'apps'].flatMap((room) =>
    readdirSync(join(root, room))
      .sort()
      .map((name) => join(root, room, name, 'package.json')),
  )
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json'].map((name) => join(root, name))) {
    hash.update(readFileSync(file))
  }
  for (const file of manifests) if (existsSync(file)) hash.update(file.slice(root.length)).update(readFileSync(file))
  return hash.digest('hex')
}

function isInstalled(key) {
  // npm creates this file: node_modules made by npm does not match the lockfile.
  if (existsSync(join(modules, '.package-lock.json'))) return false
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === key
}

function install(env) {
  const key = installKey()
  if (isInstalled(key)) return
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  console.log(`Installing the dependencies of pnpm-lock.yaml, with ${packageManager} (once; a minute or less)…`)
  rmSync(stampFile, { force: true })
  const args = ['--yes', packageManager, 'install', '--frozen-lockfile']
  const { status, error } = spawnSync('npx', args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env })
  if (error) stop('npx was not found. Install npm, which comes with Node, and run the same command again.')
  if (status !== 0) {
    stop(
      'The installation did not finish; the reason is above. It needs the npm registry once, and free disk space:',
      'check the connection (or the proxy) and run the same command again. Once installed, no network is needed.',
      'If you changed a package.json, run `pnpm install` first, so that pnpm-lock.yaml contains the change.',
    )
  }
  writeFileSync(stampFile, key)
}

function findNode(env) {
  const pinned = join(bin, 'node')
  if (existsSync(pinned) && spawnSync(pinned, ['--version'], { env }).status === 0) return pinned
  if (Number(process.versions.node.split('.')[0]) >= neededMajor) return process.execPath
  return stop(
    `The pinned Node ${neededMajor} does not run on this machine (${process.platform} ${process.arch}),`,
    `and the one that is here is ${process.versions.node}. Install Node ${neededMajor} and try again.`,
  )
}

function run(node, argv, env) {
  const watch = pathToFileURL(join(here, 'parent-watch.mjs')).href
  const child = spawn(node, ['--import', watch, ...argv], { cwd: root, stdio: 'inherit', env })
  const forward = (signal) => child.kill(signal)
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  for (const signal of signals) process.on(signal, forward)
  return new Promise((done) => {
    child.on('exit', (code) => {
      for (const signal of signals) process.off(signal, forward)
      done(code ?? 1)
    })
  })
}

// `--web` first builds the web application when its sources changed. Then follow options of Node, the script (a path
// from the root) and its arguments.
const words = process.argv.slice(2)
const argv = words.filter((word, place) => place > 0 || word !== '--web')
const file = argv.find((word) => !word.startsWith('-'))
if (!file || !existsSync(join(root, file)))
  stop('Usage: node tooling/run.mjs [--web] [options of Node] <script> [arguments]')
checkMachine()
const env = { ...process.env, ...writableHome(), PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` }
// Compiled code is cached, so that the next start is twice as fast.
env.NODE_COMPILE_CACHE ??= join(modules, '.cache', 'malote')
// Without a network npm would print nothing for over a minute.
env.npm_config_fetch_retry_maxtimeout ??= '5000'
env.npm_config_fetch_retry_mintimeout ??= '1000'
// CI=1 lets pnpm replace a node_modules made by another tool without a prompt.
install({ ...env, CI: env.CI ?? '1' })
const node = findNode(env)
const built = words[0] === '--web' ? await run(node, [join(here, 'run', 'build-web.ts')], env) : 0
process.exit(built || (await run(node, argv, env)))
