import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { findBinaries, prepareBinaries } from './binaries.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './index.ts'

const asRoot = process.getuid?.() === 0
const cleanups: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
})

function createFolder(): string {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'malote-launcher-'))
  chmodSync(folder, 0o755)
  return folder
}

function newFolder(): string {
  const folder = createFolder()
  cleanups.push(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** The folder of a server that was stopped. */
let stopped: string
beforeAll(async () => {
  stopped = createFolder()
  await (await start(stopped)).stop()
})
afterAll(() => rmSync(stopped, { recursive: true, force: true }))

/** Creates a folder with data: a copy, because creating a cluster takes longer than everything else in a test. */
function newFolderWithData(): string {
  const folder = newFolder()
  // Unlike `cpSync`, it keeps the owner: as root, the server has another user.
  execFileSync('cp', ['-a', `${stopped}/.`, folder])
  return folder
}

const getDataFolder = (folder: string) => join(folder, 'postgres', 'data')

type Options = Parameters<typeof startEmbeddedPostgres>[0]

async function start(dataDir: string, options: Partial<Options> = {}): Promise<EmbeddedPostgres> {
  const log = { info: () => undefined, warn: () => undefined }
  const server = await startEmbeddedPostgres({
    dataDir,
    log,
    settings: { fsync: 'off' },
    ...options,
  })
  cleanups.push(() => server.stop())
  return server
}

/** Starts another process with a server on the folder. @returns it with the address of the server */
async function holdElsewhere(dataDir: string): Promise<{ child: ChildProcess; url: string }> {
  const script = resolve(import.meta.dirname, '../../../../test/run-postgres.ts')
  const child = spawn(process.execPath, ['--conditions=@malote/source', script, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  cleanups.push(() => child.kill('SIGKILL'))
  const [chunk] = (await once(child.stdout, 'data')) as [Buffer]
  return { child, url: chunk.toString().trim() }
}

async function send<T>(url: string, text: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(text)).rows as T[]
  } finally {
    await client.end()
  }
}

const readPid = (server: Pick<EmbeddedPostgres, 'dataFolder'>): number =>
  Number(readFileSync(join(server.dataFolder, 'postmaster.pid'), 'utf8').split('\n')[0])
const isRunning = (server: EmbeddedPostgres): boolean =>
  lstatSync(join(server.dataFolder, 'postmaster.pid'), { throwIfNoEntry: false }) !== undefined

test('starts, keeps its data over a stop, and leaves no process running', async () => {
  const folder = newFolder()
  const first = await start(folder)
  await send(first.url, 'create table kept as select 1 as one')
  await first.stop()
  expect(isRunning(first)).toBe(false)
  const second = await start(folder)
  expect(await send(second.url, 'select one from kept')).toEqual([{ one: 1 }])
})

test('the server never runs as root, and only its user may enter the data', async () => {
  const server = await start(newFolder())
  const { uid, mode } = statSync(server.dataFolder)
  const status = readFileSync(`/proc/${readPid(server)}/status`, 'utf8')
  expect(Number(/^Uid:\s+(\d+)/m.exec(status)?.[1])).toBe(uid)
  expect(uid).toBe(asRoot ? 65534 : process.getuid?.())
  expect(mode & 0o777).toBe(0o700)
})

test('works under a folder that other users cannot enter', async () => {
  const [closed, fallbackFolder] = [newFolder(), newFolder()]
  chmodSync(closed, 0o700)
  const dataDir = join(closed, '.malote')
  const server = await start(dataDir, { fallbackFolder })
  expect(await send(server.url, 'select 1 as one')).toEqual([{ one: 1 }])
  // A root process cannot give access to such a folder, so the data is in the fallbackFolder and `postgres` is a link.
  expect(lstatSync(join(dataDir, 'postgres')).isSymbolicLink()).toBe(asRoot)
  expect(server.dataFolder.startsWith(asRoot ? fallbackFolder : closed)).toBe(true)
})

test('gives the server access to a private data folder without making it readable', async () => {
  const dataDir = newFolder()
  chmodSync(dataDir, 0o700)
  const server = await start(dataDir)
  expect(server.dataFolder).toBe(join(dataDir, 'postgres', 'data'))
  expect(statSync(dataDir).mode & 0o777).toBe(asRoot ? 0o711 : 0o700)
})

test('copies binaries that the server process cannot reach, once', () => {
  const [closed, home] = [newFolder(), newFolder()]
  mkdirSync(join(closed, 'native', 'bin'), { recursive: true })
  writeFileSync(join(closed, 'native', 'bin', 'postgres'), 'program')
  chmodSync(closed, 0o700)
  const binaries = { folder: join(closed, 'native'), version: '18.0.0', major: 18 }
  const noUser = { uid: 65534, gid: 65534 }
  const copied = prepareBinaries(binaries, noUser, home)
  expect(copied.folder).toBe(join(home, 'native-18.0.0'))
  expect(readFileSync(join(copied.folder, 'bin', 'postgres'), 'utf8')).toBe('program')
  writeFileSync(join(copied.folder, 'bin', 'postgres'), 'copied before')
  prepareBinaries(binaries, noUser, home)
  expect(readFileSync(join(copied.folder, 'bin', 'postgres'), 'utf8')).toBe('copied before')
})

test('an install without scripts gets the links of its libraries', () => {
  const folder = join(newFolder(), 'native')
  mkdirSync(join(folder, 'lib'), { recursive: true })
  writeFileSync(join(folder, 'lib', 'libx.so.1.2'), 'library')
  const links = [{ source: 'native/lib/libx.so.1.2', target: 'native/lib/libx.so.1' }]
  writeFileSync(join(folder, 'pg-symlinks.json'), JSON.stringify(links))
  prepareBinaries({ folder, version: '18.0.0', major: 18 }, undefined, folder)
  expect(readFileSync(join(folder, 'lib', 'libx.so.1'), 'utf8')).toBe('library')
})

test('adopts a server whose parent process was killed', async () => {
  const folder = newFolderWithData()
  const { child, url } = await holdElsewhere(folder)
  await send(url, 'create table kept as select 1 as one')
  child.kill('SIGKILL')
  await once(child, 'exit')
  const left = readPid({ dataFolder: getDataFolder(folder) })
  const server = await start(folder)
  expect(readPid(server)).toBe(left)
  expect(await send(server.url, 'select one from kept')).toEqual([{ one: 1 }])
  await server.stop()
  expect(isRunning(server)).toBe(false)
})

test('two processes share a server, and the last one stops it', async () => {
  const folder = newFolder()
  const [elsewhere, here] = await Promise.all([holdElsewhere(folder), start(folder)])
  expect(elsewhere.url).toBe(here.url)
  elsewhere.child.kill('SIGTERM')
  await once(elsewhere.child, 'exit')
  expect(await send(here.url, 'select 1 as one')).toEqual([{ one: 1 }])
  await here.stop()
  expect(isRunning(here)).toBe(false)
})

test('a start right after the server was killed finds the committed data', async () => {
  const folder = newFolderWithData()
  const { child, url } = await holdElsewhere(folder)
  await send(url, 'create table kept as select 1 as one')
  child.kill('SIGKILL')
  process.kill(readPid({ dataFolder: getDataFolder(folder) }), 'SIGKILL')
  const server = await start(folder)
  expect(await send(server.url, 'select one from kept')).toEqual([{ one: 1 }])
})

test('restarts a server that dies while in use', async () => {
  const server = await start(newFolderWithData())
  await send(server.url, 'create table kept as select 1 as one')
  process.kill(readPid(server), 'SIGKILL')
  await expect
    .poll(() => send(server.url, 'select one from kept').catch(() => 'not yet'), { timeout: 30_000 })
    .toEqual([{ one: 1 }])
})

test('starts although the pid file names another living process', async () => {
  const folder = newFolderWithData()
  const { uid, gid } = statSync(getDataFolder(folder))
  // Of the same user, so that PostgreSQL itself would take it for the dead server.
  const bystander = spawn('sleep', ['600'], asRoot ? { uid, gid } : {})
  cleanups.push(() => bystander.kill())
  writeFileSync(join(getDataFolder(folder), 'postmaster.pid'), `${bystander.pid}\n${getDataFolder(folder)}\n`)
  const server = await start(folder)
  expect(readPid(server)).not.toBe(bystander.pid)
  expect(await send(server.url, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('uses a short private folder when the path is too long for a socket', async () => {
  const folder = join(newFolder(), 'pasta com espaços e um nome comprido'.repeat(4))
  const server = await start(folder)
  const sockets = new URL(server.url).searchParams.get('host') ?? ''
  cleanups.push(() => rmSync(sockets, { recursive: true, force: true }))
  expect(Buffer.byteLength(`${sockets}/.s.PGSQL.5432`)).toBeLessThan(108)
  expect(statSync(sockets).mode & 0o777).toBe(0o700)
  expect(await send(server.url, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('rejects data of another major version and explains how to migrate it', async () => {
  const folder = newFolderWithData()
  writeFileSync(join(getDataFolder(folder), 'PG_VERSION'), '15\n')
  await expect(start(folder)).rejects.toThrow(/PostgreSQL 15;.*pg_dump --format=custom.*pg_restore/s)
})

test('explains on a platform without binaries that a server is required', () => {
  expect(() => findBinaries('plan9-mips', false)).toThrow(/plan9-mips. Defina DATABASE_URL/)
  expect(() => findBinaries('linux-x64', true)).toThrow(/musl.*DATABASE_URL/)
})

test('the error of a failed start contains the output of the server', async () => {
  const folder = newFolderWithData()
  writeFileSync(join(getDataFolder(folder), 'postgresql.conf'), 'no_such_setting = 1\n')
  await expect(start(folder)).rejects.toThrow(/não iniciou.*no_such_setting/s)
})

test('reports a full disk before it writes anything', async () => {
  const folder = newFolder()
  const full = { free: async () => 100 * 1024 * 1024 }
  await expect(start(folder, full)).rejects.toThrow(/^Restam 100 MB .* precisa de 256 MB para iniciar\. Libere espaço/)
  const server = await start(folder)
  await server.stop()
  // An existing database needs less space.
  await (await start(folder, full)).stop()
})

test('a server that died of a full disk restarts when there is space', async () => {
  const texts: string[] = []
  let room = 10 ** 9
  const log = { info: () => undefined, warn: (message: string) => void texts.push(message) }
  const server = await start(newFolderWithData(), { log, free: async () => room })
  room = 0
  process.kill(readPid(server), 'SIGKILL')
  await expect.poll(() => texts.at(-1), { timeout: 20_000 }).toMatch(/^Restam 0 MB .* espera por espaço/)
  room = 10 ** 9
  await expect
    .poll(() => send(server.url, 'select 1 as one').catch(() => []), { timeout: 20_000 })
    .toEqual([{ one: 1 }])
})

test('the error for a folder that cannot be created names it', async () => {
  const file = join(newFolder(), 'file')
  writeFileSync(file, '')
  await expect(start(join(file, 'data'))).rejects.toThrow(/não pode ser criada .*Confira MALOTE_DATA_DIR/)
})
