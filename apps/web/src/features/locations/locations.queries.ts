import { locations } from '@malote/api-client'
import { query } from '../../app/api'
import type { LocationsSearch } from './locations-search'

const asked = (value: boolean | undefined) => (value === undefined ? undefined : value ? 'true' : 'false')

/** A page of saved places, of the selected company when there is one. */
export const locationsQuery = ({ companyId, search, active, doubles, page, limit }: LocationsSearch) =>
  query(locations.list, {
    query: { companyId, search, active: asked(active), doubles: doubles ? 'true' : undefined, page, limit },
  })
