import { Id } from '@malote/api-client'
import * as z from 'zod/mini'
import { optionalSearchParam } from '../../lib/lists/list-search.ts'

/** The search parameters of the page: the import, or none for the upload form. */
export const ImportSearch = z.object({ importacao: optionalSearchParam(Id) })
