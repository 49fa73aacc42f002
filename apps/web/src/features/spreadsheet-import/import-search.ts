import { Id } from '@malote/api-client'
import * as z from 'zod/mini'
import { listDefaults, listSearchParams, optionalSearchParam } from '../../lib/lists/list-search.ts'

/** The search parameters of the page: the import, or none for the upload form, and which of its checked rows are shown. */
export const ImportSearch = z.object({
  importacao: optionalSearchParam(Id),
  /** The rows with converted values, or those with something to check; absent: all. */
  linhas: optionalSearchParam(z.enum(['convertidas', 'conferir'])),
  page: listSearchParams.page,
})

/** The checked rows that are shown. */
export type ShownRows = Pick<z.output<typeof ImportSearch>, 'linhas' | 'page'>

/** The defaults, which are stripped from the URL. */
export const importDefaults = { page: listDefaults.page }
