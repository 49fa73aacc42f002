import { type Location, type LocationChanges, locationSheets, locations, type NewLocation } from '@malote/api-client'
import type { SpreadsheetFormat } from '../../components/download-menu.tsx'
import { api, loadedEachTime, query } from '../../lib/http/api.ts'
import { useApiMutation, useIdempotentMutation } from '../../lib/http/mutations.ts'
import type { LocationsSearch } from './locations-search.ts'

const toBooleanText = (value: boolean | undefined) => (value === undefined ? undefined : value ? 'true' : 'false')

const toFilters = ({ companyId, search, active, doubles }: LocationsSearch) => ({
  companyId,
  search,
  active: toBooleanText(active),
  doubles: doubles ? 'true' : undefined,
})

/** A page of the locations of the selected company, or of all companies. */
export const locationsQuery = (search: LocationsSearch) =>
  query(locations.list, { query: { ...toFilters(search), page: search.page, limit: search.limit } })

/** Fetches all filtered locations as a file that the import can read. */
export const exportLocations = (search: LocationsSearch, format: SpreadsheetFormat) =>
  api(locationSheets.export, { query: { ...toFilters(search), format } })

/** One location, fetched each time before it is edited. */
export const locationQuery = (id: string) => ({ ...query(locations.get, { params: { id } }), ...loadedEachTime })

/** Finds locations of a company by text, as targets of a merge. */
export async function findLocations(
  companyId: string,
  search: string,
  signal: AbortSignal,
): Promise<readonly Location[]> {
  const { data } = await api(
    locations.list,
    { query: { companyId, search: search || undefined, limit: 20 } },
    { signal },
  )
  return data
}

/** Endpoints whose data depends on a location. */
const locationEndpoints = [locations.list, locations.get] as const

export function useCreateLocation() {
  return useIdempotentMutation(
    (options, body: NewLocation): Promise<Location> => api(locations.create, { body }, options),
    ...locationEndpoints,
  )
}

export function useEditLocation() {
  return useApiMutation(
    ({ id, changes, version }: { id: string; changes: LocationChanges; version?: number | undefined }) =>
      api(locations.update, { params: { id }, body: changes }, { version }),
    ...locationEndpoints,
  )
}

export function useRemoveLocation() {
  return useApiMutation((id: string) => api(locations.remove, { params: { id } }), ...locationEndpoints)
}

/** Merges a duplicate into another location, which its orders then reference. */
export function useMergeLocation(id: string) {
  return useApiMutation(
    (intoId: string) => api(locations.merge, { params: { id }, body: { intoId } }),
    ...locationEndpoints,
  )
}
