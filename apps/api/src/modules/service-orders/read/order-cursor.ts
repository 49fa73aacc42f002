import type { ServiceOrderSort, ServiceOrderTab } from '@malote/api-client/contract'
import * as z from 'zod/mini'
import { fieldError } from '../../../platform/http/app-error.ts'

/** The row before the next page: its timestamp with the database's precision, and its id. */
export interface OrderCursor {
  readonly sort: CursorSort
  readonly moment: string
  readonly id: string
}

/** The sort orders that support a cursor: by a timestamp that every order has. */
export type CursorSort = '-createdAt' | 'createdAt' | '-updatedAt' | 'updatedAt'

const sorts: readonly string[] = ['-createdAt', 'createdAt', '-updatedAt', 'updatedAt'] satisfies CursorSort[]

export const isCursorSort = (sort: ServiceOrderSort): sort is CursorSort => sorts.includes(sort)

const CursorParts = z.tuple([z.string(), z.string().check(z.regex(/^[\d :.+-]{10,40}$/)), z.uuid()])

/** Encodes the cursor as opaque text. */
export function writeCursor({ sort, moment, id }: OrderCursor): string {
  return Buffer.from(JSON.stringify([sort, moment, id])).toString('base64url')
}

/**
 * Decodes a cursor of this API for a list with the same sort order.
 *
 * @throws AppError when the cursor is invalid.
 */
export function readCursor(
  text: string,
  { tab, sort }: { readonly tab: ServiceOrderTab; readonly sort: ServiceOrderSort },
): OrderCursor {
  const cursor = z.safeParse(CursorParts, parseJson(text))
  if (!cursor.success) throw fieldError('?cursor', 'Envie em cursor o nextCursor que você recebeu.', 'cursor')
  const [cursorSort, moment, id] = cursor.data
  if (tab === 'mine' || cursorSort !== sort || !isCursorSort(sort)) {
    throw fieldError('?cursor', 'Este cursor é de outra ordenação: envie o mesmo sort com que o recebeu.', 'cursor')
  }
  return { sort, moment, id }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
  } catch {
    return undefined
  }
}
