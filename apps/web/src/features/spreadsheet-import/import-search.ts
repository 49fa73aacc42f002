import { Id } from '@malote/api-client'
import * as z from 'zod/mini'
import { listDefaults, listSearchParams, optionalSearchParam } from '../../lib/lists/list-search.ts'

/** The search parameters of a page with an import. */
export const importSearchParams = {
  /** The import; absent: the upload form. */
  importacao: optionalSearchParam(Id),
  /** The checked rows with converted values, or those with something to check; absent: all. */
  linhas: optionalSearchParam(z.enum(['convertidas', 'conferir'])),
  page: listSearchParams.page,
}

/** The search parameters of the import of orders. */
export const ImportSearch = z.object(importSearchParams)

/** The checked rows that are shown. */
export type ShownRows = Pick<z.output<typeof ImportSearch>, 'linhas' | 'page'>

/** The defaults, which are stripped from the URL. */
export const importDefaults = { page: listDefaults.page }
