import * as z from 'zod/mini'
import { booleanParam, listDefaults, listSearchParams } from '../../lib/lists/list-search.ts'

/** The search parameters of `/localizacoes`; `importar` shows the import instead of the list. */
export const LocationsSearch = z.object({
  ...listSearchParams,
  active: booleanParam,
  doubles: booleanParam,
  importar: booleanParam,
})
export type LocationsSearch = z.output<typeof LocationsSearch> & { companyId?: string | undefined }

/** The defaults, which are stripped from the URL. */
export const locationsDefaults = listDefaults
