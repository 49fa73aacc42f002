import { readDraft, type StoredDraft, saveDraft } from './drafts.ts'
import { listStoredKeys, removeStored } from './storage.ts'
import type { Tab } from './tabs.ts'

/** The maximum of drafts of one form that closed tabs leave here. */
const maximumLeft = 10

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
  const own = tabDraftKey(key, tab)
  if (readDraft(own)) return own
  const left = listDraftsLeft(key, tab)
  const taken = left.slice(0, join ? left.length : 1)
  const [newest] = taken
  if (newest) {
    const values = taken.reduceRight((older, { draft }) => (join ? join(older, draft.values) : draft.values), {})
    // Where open tabs are unknown, another one may still have the draft.
    if (saveDraft(own, { ...newest.draft, values }) && tab.open) for (const { key: old } of taken) removeStored(old)
  }
  for (const { key: old } of left.slice(maximumLeft)) removeStored(old)
  return own
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
