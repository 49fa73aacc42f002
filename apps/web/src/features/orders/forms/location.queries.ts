import { locations } from '@malote/api-client'
import { api, query } from '../../../lib/http/api.ts'

export const locationQuery = (id: string) => query(locations.get, { params: { id } })

/** Finds saved locations by text. */
export async function findLocations(search: string, companyId: string | undefined, signal: AbortSignal) {
  const { data } = await api(locations.list, { query: { search, companyId, limit: 20 } }, { signal })
  return data
}
