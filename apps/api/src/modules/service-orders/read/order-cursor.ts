import type { ServiceOrderSort, ServiceOrderTab } from '@malote/api-client/contract'
import * as z from 'zod/mini'
import { CursorMoment, decodeCursor, encodeCursor } from '../../../platform/db/cursor.ts'
import { fieldError } from '../../../platform/errors/app-error.ts'

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

const CursorParts = z.tuple([z.string(), CursorMoment, z.uuid()])

/** Encodes the cursor as opaque text. */
export const writeCursor = ({ sort, moment, id }: OrderCursor): string => encodeCursor([sort, moment, id])

/**
 * Decodes a cursor of this API for a list with the same sort order.
 *
 * @throws AppError when the cursor is invalid.
 */
export function readCursor(
  text: string,
  { tab, sort }: { readonly tab: ServiceOrderTab; readonly sort: ServiceOrderSort },
): OrderCursor {
  const [cursorSort, moment, id] = decodeCursor(CursorParts, text)
  if (tab === 'mine' || cursorSort !== sort || !isCursorSort(sort)) {
    throw fieldError('?cursor', 'Este cursor é de outra ordenação: envie o mesmo sort com que o recebeu.', 'cursor')
  }
  return { sort, moment, id }
}
