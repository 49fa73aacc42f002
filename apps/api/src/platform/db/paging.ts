import type { Endpoint, PageMeta } from '@malote/api-client/contract'
import type { SelectQueryBuilder } from 'kysely'
import type * as z from 'zod/mini'

/** The validated query of an endpoint, such as the filters and the page of a list. */
export type QueryOf<E extends Endpoint> = z.output<NonNullable<E['query']>>

/** The requested page. */
export interface PageRequest {
  readonly page: number
  readonly limit: number
}

/** Returns the offset and meta data of a page. A page past the end returns the last one. */
export function pageWindow(request: PageRequest, total: number): { offset: number; meta: PageMeta } {
  const totalPages = Math.max(1, Math.ceil(total / request.limit))
  const page = Math.min(request.page, totalPages)
  return { offset: (page - 1) * request.limit, meta: { page, limit: request.limit, total, totalPages } }
}

/** Selects a page of `rows`, a sorted query, and its meta data. `counted` selects as many rows, at less cost. */
export async function selectPage<CountedDb, Counted extends keyof CountedDb, Db, From extends keyof Db, Row>(
  counted: SelectQueryBuilder<CountedDb, Counted, object>,
  request: PageRequest,
  rows: SelectQueryBuilder<Db, From, Row>,
): Promise<{ rows: Row[]; meta: PageMeta }> {
  const { total } = await counted
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .$castTo<{ total: number }>()
    .executeTakeFirstOrThrow()
  const { offset, meta } = pageWindow(request, total)
  return { rows: await rows.limit(request.limit).offset(offset).execute(), meta }
}
