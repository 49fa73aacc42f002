import { ServiceOrder } from '@malote/api-client'
import * as z from 'zod/mini'
import { draftKey, draftLifetimeMs } from '../../../lib/storage/drafts.ts'
import { readJson, removeStored, writeJson } from '../../../lib/storage/storage.ts'
import { type EditValues, toFormValues } from './edit-values.ts'

/** An unsaved edit, left by an ended session, a closed tab or a lost connection. */
export interface EditDraft {
  values: EditValues
  /** The order at the start of the edit. Later changes by other users are found as conflicts. */
  base: ServiceOrder
}

const StoredEdit = z.object({ values: z.record(z.string(), z.unknown()), base: ServiceOrder, savedAt: z.number() })

export const editDraftKey = (userId: string, orderNumber: string): string => draftKey(userId, `edicao:${orderNumber}`)

/** Whether stored values have the fields that the form has today. */
const isComplete = (
  values: Record<string, unknown>,
  like: EditValues,
): values is Record<string, unknown> & EditValues =>
  Object.entries(like).every(([name, value]) => typeof values[name] === typeof value || values[name] === null)

/** @returns the unsaved edit, unless it is too old or unreadable; such an edit is removed. */
export function readEditDraft(key: string, now = Date.now()): EditDraft | undefined {
  const stored = readJson(key)
  if (stored === null) return undefined
  const { success, data } = z.safeParse(StoredEdit, stored)
  if (!success || now - data.savedAt > draftLifetimeMs || !isComplete(data.values, toFormValues(data.base))) {
    removeStored(key)
    return undefined
  }
  return { values: data.values, base: data.base }
}

export function saveEditDraft(key: string, draft: EditDraft, savedAt = Date.now()): void {
  writeJson(key, { ...draft, savedAt })
}
