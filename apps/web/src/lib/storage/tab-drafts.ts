import { createRandomKey } from '../random-key.ts'
import { readDraft, type StoredDraft, saveDraft } from './drafts.ts'
import { listStoredKeys, readText, removeStored, writeText } from './storage.ts'
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

/** The maximum of drafts of one form that closed tabs leave here. */
const maximumLeft = 10

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

/** The storage key of the draft of a form in one tab. */
export const tabDraftKey = (key: string, tab: Tab): string => `${key}@${tab.id}`

type Join = (older: StoredDraft['values'], newer: StoredDraft['values']) => StoredDraft['values']

/**
 * Returns the storage key of a form in this tab. A tab without a draft of the form takes over the newest that a closed tab has
 * left, or an earlier release without tabs; two tabs never write the same draft.
 *
 * @param join Joins the values of all that were left, for forms whose drafts add up.
 */
export function openTabDraft(key: string, tab: Tab, join?: Join): string {
  const ownKey = tabDraftKey(key, tab)
  if (readDraft(ownKey)) return ownKey
  const left = listDraftsLeft(key, tab)
  const taken = left.slice(0, join ? left.length : 1)
  const [newest] = taken
  if (newest) {
    const values = taken.reduceRight((older, { draft }) => (join ? join(older, draft.values) : draft.values), {})
    // Where open tabs are unknown, another one may still have the draft.
    if (saveDraft(ownKey, { ...newest.draft, values }) && tab.open) for (const { key: old } of taken) removeStored(old)
  }
  for (const { key: old } of left.slice(maximumLeft)) removeStored(old)
  return ownKey
}

/** Lists the drafts of a form that no open tab has, newest first. */
function listDraftsLeft(key: string, tab: Tab) {
  const prefix = `${key}@`
  return listStoredKeys(key)
    .filter((stored) => stored === key || (stored.startsWith(prefix) && !tab.open?.has(stored.slice(prefix.length))))
    .flatMap((stored) => {
      const draft = readDraft(stored)
      return draft ? [{ key: stored, draft }] : []
    })
    .sort((a, b) => b.draft.savedAt - a.draft.savedAt)
}
