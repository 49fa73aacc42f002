import * as z from 'zod/mini'
import { flag, listFields, plainPage } from '../../lib/lists/list-search'

/** The search parameters of `/localizacoes`; `importar` shows the import instead of the list. */
export const LocationsSearch = z.object({ ...listFields, active: flag, doubles: flag, importar: flag })
export type LocationsSearch = z.output<typeof LocationsSearch> & { companyId?: string | undefined }

/** The defaults, which are stripped from the URL. */
export const plainLocations = plainPage
