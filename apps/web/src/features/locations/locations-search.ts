import { Id } from '@malote/api-client'
import * as z from 'zod/mini'
import { booleanParam, listDefaults, listSearchParams, optionalSearchParam } from '../../lib/lists/list-search.ts'

/**
 * The search parameters of `/localizacoes`; `importar` shows the import instead of the list, `importacao` names it, and
 * `linhas` selects its rows.
 */
export const LocationsSearch = z.object({
  ...listSearchParams,
  active: booleanParam,
  doubles: booleanParam,
  importar: booleanParam,
  importacao: optionalSearchParam(Id),
  linhas: optionalSearchParam(z.enum(['convertidas', 'conferir'])),
})
export type LocationsSearch = z.output<typeof LocationsSearch> & { companyId?: string | undefined }

/** The defaults, which are stripped from the URL. */
export const locationsDefaults = listDefaults
