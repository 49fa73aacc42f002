import * as z from 'zod/mini'
import { flag, listFields, plainPage } from '../../lib/lists/list-search'

/** The state of `/localizacoes`, as its address says it; `importar` shows the import instead of the list. */
export const LocationsSearch = z.object({ ...listFields, active: flag, doubles: flag, importar: flag })
export type LocationsSearch = z.output<typeof LocationsSearch> & { companyId?: string | undefined }

/** What its address says only when it differs. */
export const plainLocations = plainPage
