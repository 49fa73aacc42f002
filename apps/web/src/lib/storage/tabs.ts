import { createRandomKey } from '../random-key.ts'
import { readText, writeText } from './storage.ts'
import { storageKeys } from './storage-keys.ts'

/** This tab, as far as its drafts are concerned. */
export interface Tab {
  readonly id: string
  /** The ids of the tabs that are open; undefined when the browser does not list them. */
  readonly open: ReadonlySet<string> | undefined
}

/** Milliseconds for the previous page of this tab to end. */
const waitMs = 1_000
const lockPrefix = `${storageKeys.tab}:`

let claimed: Promise<string> | undefined

/**
 * Returns this tab, whose id a reload keeps, and the tabs that are open: each holds a lock until it is closed or has crashed. A
 * duplicate of a tab gets another id.
 */
export async function claimTab(): Promise<Tab> {
  // Pages that the server renders show no draft.
  if (!globalThis.document) return { id: '', open: undefined }
  claimed ??= claimId()
  const id = await claimed
  // Absent on origins that are not secure.
  const held = (await navigator.locks?.query().catch(() => undefined))?.held
  const open = held?.flatMap(({ name = '' }) => (name.startsWith(lockPrefix) ? [name.slice(lockPrefix.length)] : []))
  return { id, open: open && new Set(open) }
}

async function claimId(): Promise<string> {
  const stored = readText(storageKeys.tab, 'session')
  if (stored && (await holdLock(stored))) return stored
  const id = createRandomKey()
  writeText(storageKeys.tab, id, 'session')
  await holdLock(id)
  return id
}

/** @returns whether no other tab holds the lock; it is held until the page ends. */
function holdLock(id: string): Promise<boolean> {
  return new Promise((resolve) => {
    if (!navigator.locks) return resolve(true)
    const hold = () => {
      resolve(true)
      return new Promise(() => undefined)
    }
    navigator.locks.request(lockPrefix + id, { signal: AbortSignal.timeout(waitMs) }, hold).catch(() => resolve(false))
  })
}
