import { ServiceOrder } from '@malote/api-client'
import * as z from 'zod/mini'
import { readOrderDraft } from '../form/order-draft.ts'
import type { OrderValues } from '../form/order-values.ts'

/** An edit that an ended session or a closed tab interrupted. */
export interface RecoveredEdit {
  values: OrderValues
  /** The order at the start of the edit. */
  base: ServiceOrder
}

/** @returns an interrupted edit. Changes that other users saved since are found as conflicts. */
export function readEdit(draftKey: string): RecoveredEdit | undefined {
  const draft = readOrderDraft(draftKey)
  const base = z.safeParse(ServiceOrder, draft?.base)
  return draft && base.success ? { values: draft.values, base: base.data } : undefined
}
