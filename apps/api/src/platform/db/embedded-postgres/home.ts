import { createHash } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { StartupError } from '../../config/startup-error.ts'
import { canReach, type Identity, serverIdentity } from './identity.ts'

/** The folders and the operating system user of one embedded server. */
export interface Home {
  /** Contains the data, the log and, where needed, the copied binaries. */
  readonly folder: string
  readonly data: string
  readonly log: string
  readonly sockets: string
  /** Whether the data is outside of the data folder, which then contains a link to it. */
  readonly relocated: boolean
  /** `undefined`: the server runs as the present user. */
  readonly identity: Identity | undefined
}

/** `sockaddr_un` has 108 bytes with the final zero; macOS has four fewer. */
const longestSocketPath = process.platform === 'darwin' ? 103 : 107
const socketName = '/.s.PGSQL.5432'

/**
 * Returns the folders for `<dataDir>/postgres`. When root starts the process under a folder that other users cannot
 * enter, an unprivileged server could not reach its data; the data is then under `fallbackFolder`, and `<dataDir>/postgres` is
 * a link.
 */
export function openHome(dataDir: string, fallbackFolder: string): Home {
  const place = join(dataDir, 'postgres')
  mkdirSync(dataDir, { recursive: true })
  const folder = existsSync(place) ? realpathSync(place) : createPlace(dataDir, place, fallbackFolder)
  const data = join(folder, 'data')
  const identity = serverIdentity(data)
  if (identity && !canReach(identity, folder)) {
    throw new StartupError(
      `O usuário ${identity.uid}, que roda o PostgreSQL embutido, não alcança ${folder}. ` +
        'Dê permissão de entrada (chmod o+x) às pastas acima dela ou escolha outra em MALOTE_DATA_DIR.',
    )
  }
  const relocated = lstatSync(place).isSymbolicLink()
  const sockets = socketFolder(data, identity)
  return { folder, data, log: join(folder, 'server.log'), sockets, relocated, identity }
}

function createPlace(dataDir: string, place: string, fallbackFolder: string): string {
  const identity = serverIdentity(place)
  if (identity) allowTraversal(dataDir, identity)
  if (!identity || canReach(identity, dataDir)) {
    mkdirSync(place, { recursive: true })
    return realpathSync(place)
  }
  mkdirSync(fallbackFolder, { recursive: true })
  const folder = mkdtempSync(join(fallbackFolder, 'postgres-'))
  chmodSync(folder, 0o755)
  try {
    symlinkSync(folder, place)
  } catch (error) {
    // Another process that starts at the same moment was first: use its folder.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    rmSync(folder, { recursive: true })
  }
  return realpathSync(place)
}

/**
 * Lets other users pass through a data folder that only root may enter, such as a temporary folder, without making its
 * content readable. Parent folders stay unchanged.
 */
function allowTraversal(dataDir: string, identity: Identity): void {
  if (canReach(identity, dataDir) || !canReach(identity, dirname(dataDir))) return
  chmodSync(dataDir, (lstatSync(dataDir).mode & 0o777) | 0o011)
}

/** Returns the folder of the socket: the private data folder, or a short one when the path is too long. */
function socketFolder(data: string, identity: Identity | undefined): string {
  if (Buffer.byteLength(data + socketName) <= longestSocketPath) return data
  const name = createHash('sha256').update(data).digest('hex').slice(0, 12)
  return join(tmpdir(), `malote-${identity?.uid ?? process.getuid?.()}-${name}`)
}

/**
 * Creates the short socket folder where it is needed.
 *
 * @throws StartupError when another user owns it.
 */
export function prepareSockets({ sockets, data, identity }: Home): void {
  if (sockets === data) return
  if (!existsSync(sockets)) {
    mkdirSync(sockets, { mode: 0o700 })
    if (identity) chownSync(sockets, identity.uid, identity.gid)
  }
  const stats = lstatSync(sockets)
  const owned = stats.isDirectory() && stats.uid === (identity?.uid ?? process.getuid?.())
  if (!owned || (stats.mode & 0o077) !== 0) {
    throw new StartupError(`A pasta ${sockets} não é nossa. Apague-a ou use um caminho mais curto em MALOTE_DATA_DIR.`)
  }
}
