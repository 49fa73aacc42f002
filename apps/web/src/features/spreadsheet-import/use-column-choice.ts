import type { Import } from '@malote/api-client'
import { useEffect, useState } from 'react'
import { draftKey, readDraft, saveDraft } from '../../lib/storage/drafts.ts'
import { removeStored } from '../../lib/storage/storage.ts'
import { openTabDraft, type Tab } from '../../lib/storage/tab-drafts.ts'
import { type ColumnChoice, ignoredColumn } from './column-choice.ts'
import { getPickup, withoutPickup } from './pickup-constants.ts'

/** What the server proposes for the columns of a file. */
const getProposal = (current: Import): ColumnChoice => ({
  fields: current.columns.map(({ field }) => field ?? ignoredColumn),
  pickup: getPickup(current),
  common: withoutPickup(current.constants),
})

/** @returns the stored choice, if it was made for these columns and this proposal. */
function readChoice(storageKey: string, base: string): ColumnChoice | undefined {
  const draft = readDraft(storageKey)
  return draft?.base === base ? (draft.values as ColumnChoice) : undefined
}

interface ColumnChoiceState {
  choice: ColumnChoice
  isProposal: boolean
  setChoice: (choice: ColumnChoice) => void
  /** Removes the stored choice, after it was sent or discarded. */
  removeStoredChoice: () => void
}

/** What the user chooses for the columns of an import, stored in this browser until it is sent or discarded. */
export function useColumnChoice(current: Import, userId: string, tab: Tab): ColumnChoiceState {
  const [proposal] = useState(() => getProposal(current))
  // A choice for another table of the file, or made before another user has mapped the columns, must not replace these.
  const [base] = useState(() => JSON.stringify([current.columns.map(({ title }) => title), proposal]))
  const [storageKey] = useState(() => openTabDraft(draftKey(userId, `colunas:${current.id}`), tab))
  const [choice, setChoice] = useState(() => readChoice(storageKey, base) ?? proposal)
  const isProposal = choice === proposal
  useEffect(() => {
    if (isProposal) removeStored(storageKey)
    else saveDraft(storageKey, { values: choice, savedAt: Date.now(), base })
  }, [choice, isProposal, storageKey, base])
  return { choice, isProposal, setChoice, removeStoredChoice: () => removeStored(storageKey) }
}
