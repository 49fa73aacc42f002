import { locations } from '@malote/api-client'
import { query } from '../../app/api'
import type { ListSearch } from '../../app/list-search'

/** A page of saved places, of the selected company when there is one. */
export const locationsQuery = ({ companyId, search, page }: ListSearch) =>
  query(locations.list, { query: { companyId, search, page } })
