import type { ServiceOrderSort } from '@malote/api-client/contract'
import * as z from 'zod/mini'
import { fieldError } from '../../../platform/http/app-error.ts'

/** The row that a page of orders goes on behind: its moment, as exact as the database keeps it, and its id. */
export interface OrderCursor {
  readonly sort: CursorSort
  readonly moment: string
  readonly id: string
}

/** The orders that a cursor goes through: those by a moment that every order has. */
export type CursorSort = '-createdAt' | 'createdAt' | '-updatedAt' | 'updatedAt'

const sorts: readonly string[] = ['-createdAt', 'createdAt', '-updatedAt', 'updatedAt'] satisfies CursorSort[]

export const isCursorSort = (sort: ServiceOrderSort): sort is CursorSort => sorts.includes(sort)

const Kept = z.tuple([z.string(), z.string().check(z.regex(/^[\d :.+-]{10,40}$/)), z.uuid()])

/** The cursor as text that callers hand back and do not read. */
export function writeCursor({ sort, moment, id }: OrderCursor): string {
  return Buffer.from(JSON.stringify([sort, moment, id])).toString('base64url')
}

/** Reads a cursor that this API wrote, for a list in the same order. */
export function readCursor(text: string, sort: ServiceOrderSort): OrderCursor {
  const kept = z.safeParse(Kept, parsed(text))
  if (!kept.success) throw fieldError('?cursor', 'Envie em cursor o nextCursor que você recebeu.', 'cursor')
  const [written, moment, id] = kept.data
  if (written !== sort || !isCursorSort(sort)) {
    throw fieldError('?cursor', 'Este cursor é de outra ordenação: envie o mesmo sort com que o recebeu.', 'cursor')
  }
  return { sort, moment, id }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
  } catch {
    return undefined
  }
}
