import { realpathSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** The user and group that the server process runs as. */
export interface Identity {
  readonly uid: number
  readonly gid: number
}

/** The user `nobody` on every Linux and in every container, even where the name is not registered. */
const noUser: Identity = { uid: 65534, gid: 65534 }

/**
 * Returns the user of the server, because PostgreSQL rejects root. A root process uses the owner of the existing data,
 * so that a folder of an ordinary user stays theirs, and otherwise `nobody`. For an ordinary user it returns undefined.
 */
export function serverIdentity(dataFolder: string): Identity | undefined {
  if (process.getuid?.() !== 0) return undefined
  const stats = statSync(dataFolder, { throwIfNoEntry: false })
  return stats && stats.uid !== 0 ? { uid: stats.uid, gid: stats.gid } : noUser
}

/** Whether `identity` may enter every folder down to `folder`, itself included. */
export function canReach(identity: Identity, folder: string): boolean {
  for (let path = realpathSync(folder); ; path = dirname(path)) {
    const { mode, uid, gid } = statSync(path)
    const enter = uid === identity.uid ? 0o100 : gid === identity.gid ? 0o010 : 0o001
    if ((mode & enter) === 0) return false
    if (path === dirname(path)) return true
  }
}
