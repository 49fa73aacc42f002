import { execFile } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { StartupError } from '../../config/startup-error.ts'
import type { Binaries } from './binaries.ts'
import type { Home } from './home.ts'

const run = promisify(execFile)

/**
 * The only user of the embedded server. The permissions of the socket folder control access, so there is no password.
 */
export const serverUser = 'malote'

/**
 * Creates the data folder if it does not exist.
 *
 * @throws StartupError when it belongs to another major version.
 */
export async function prepareCluster(home: Home, binaries: Binaries): Promise<void> {
  if (!existsSync(home.data)) await createCluster(home, binaries)
  const written = Number.parseInt(readFileSync(join(home.data, 'PG_VERSION'), 'utf8'), 10)
  if (written === binaries.major) return
  throw new StartupError(
    [
      `Os dados em ${home.data} são do PostgreSQL ${written}; esta versão do Malote traz o PostgreSQL ${binaries.major}.`,
      'Para levar os dados:',
      `  1. volte à versão anterior do Malote e inicie-a;`,
      `  2. exporte: pg_dump --format=custom --file=malote.dump "postgresql:///malote?user=${serverUser}&host=${home.sockets}"`,
      `  3. encerre-a, renomeie ${home.folder} e inicie esta versão, que cria um banco vazio;`,
      `  4. importe: pg_restore --clean --if-exists --no-owner --dbname="postgresql:///malote?user=${serverUser}&host=${home.sockets}" malote.dump`,
    ].join('\n'),
  )
}

async function createCluster(home: Home, binaries: Binaries): Promise<void> {
  // Created in a temporary folder and renamed, so that an interrupted initdb is never used.
  const draft = mkdtempSync(join(home.folder, 'initdb-'))
  if (home.identity) chownSync(draft, home.identity.uid, home.identity.gid)
  const data = join(draft, 'data')
  // biome-ignore format: one option per line is easier to read
  const options = [
    '--pgdata', data,
    '--username', serverUser,
    '--auth-local=trust', '--auth-host=reject',
    '--encoding=UTF8',
    // The same order and case rules on every machine, whatever locales it has.
    '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8',
  ]
  try {
    await run(join(binaries.folder, 'bin', 'initdb'), options, { cwd: draft, env: serverEnvironment, ...home.identity })
    renameSync(data, home.data)
  } catch (error) {
    // Another process that started at the same moment was first.
    if (existsSync(join(home.data, 'PG_VERSION'))) return
    const { stderr, message } = error as Error & { stderr?: string }
    // Containers often run under a number that no name belongs to; initdb insists on a name.
    const uid = /could not look up effective user ID (\d+)/.exec(stderr ?? '')?.[1]
    if (uid) {
      throw new StartupError(
        `O PostgreSQL embutido precisa que o usuário ${uid} tenha nome neste sistema (uma linha em /etc/passwd). ` +
          'Crie-o, inicie com outro usuário ou defina DATABASE_URL.',
      )
    }
    throw new StartupError(`Não foi possível criar o banco embutido em ${home.data}: ${stderr || message}`)
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

/** A fixed environment: messages and times of the server do not depend on the parent process. */
export const serverEnvironment = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }
