import { type Location, type LocationChanges, locationSheets, locations, type NewLocation } from '@malote/api-client'
import { useMutation } from '@tanstack/react-query'
import type { SpreadsheetFormat } from '../../components/download-menu.tsx'
import { api, invalidate, query } from '../../lib/http/api.ts'
import { useIdempotencyKey } from '../../lib/http/idempotency-key.ts'
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
export const locationQuery = (id: string) => ({ ...query(locations.get, { params: { id } }), staleTime: 0, gcTime: 0 })

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
export const locationEndpoints = [locations.list, locations.get] as const

export function useCreateLocation() {
  const idempotency = useIdempotencyKey()
  return useMutation({
    mutationFn: (body: NewLocation): Promise<Location> =>
      api(locations.create, { body }, { idempotencyKey: idempotency.keyFor(body) }),
    onSuccess: (_location, _body, _result, { client }) => invalidate(client, ...locationEndpoints),
  })
}

export function useEditLocation(id: string) {
  return useMutation({
    mutationFn: ({ changes, version }: { changes: LocationChanges; version?: number | undefined }) =>
      api(locations.update, { params: { id }, body: changes }, { version }),
    onSettled: (_location, _error, _input, _result, { client }) => invalidate(client, ...locationEndpoints),
  })
}

export function useRemoveLocation(id: string) {
  return useMutation({
    mutationFn: () => api(locations.remove, { params: { id } }),
    onSettled: (_removal, _error, _input, _result, { client }) => invalidate(client, ...locationEndpoints),
  })
}

/** Merges a duplicate into another location, which its orders then reference. */
export function useMergeLocation(id: string) {
  return useMutation({
    mutationFn: (intoId: string) => api(locations.merge, { params: { id }, body: { intoId } }),
    onSettled: (_location, _error, _input, _result, { client }) => invalidate(client, ...locationEndpoints),
  })
}
