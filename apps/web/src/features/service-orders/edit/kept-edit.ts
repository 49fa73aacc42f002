import { ServiceOrder } from '@malote/api-client'
import * as z from 'zod/mini'
import { draftKey } from '../../../lib/storage/drafts'
import { readStored, writeStored } from '../../../lib/storage/local-storage'
import { type EditValues, valuesOf } from './edit-values'

/** An edit that was left before it was saved: by a session that ended, a closed tab, a lost connection. */
export interface KeptEdit {
  values: EditValues
  /** The order as it was when the edit began; what somebody else did since is met as a conflict. */
  base: ServiceOrder
}

const Kept = z.object({ values: z.record(z.string(), z.unknown()), base: ServiceOrder, savedAt: z.number() })
const keptMs = 7 * 24 * 3_600_000

export const keptEditKey = (userId: string, orderNumber: string): string => draftKey(userId, `edicao:${orderNumber}`)

/** Whether stored values have the fields that the form has today. */
const isWhole = (values: Record<string, unknown>, like: EditValues): values is Record<string, unknown> & EditValues =>
  Object.entries(like).every(([name, value]) => typeof values[name] === typeof value || values[name] === null)

/** The edit that was left, unless it is too old or cannot be read. */
export function readKeptEdit(key: string, now = Date.now()): KeptEdit | undefined {
  const stored = readStored(key)
  if (stored === null) return undefined
  const kept = z.safeParse(Kept, stored)
  if (!kept.success || now - kept.data.savedAt > keptMs || !isWhole(kept.data.values, valuesOf(kept.data.base))) {
    forgetEdit(key)
    return undefined
  }
  return { values: kept.data.values, base: kept.data.base }
}

export const keepEdit = (key: string, edit: KeptEdit, savedAt = Date.now()): void =>
  writeStored(key, { ...edit, savedAt })

export function forgetEdit(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Where nothing may be stored, nothing was.
  }
}
