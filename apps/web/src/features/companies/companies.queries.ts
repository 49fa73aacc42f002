import { companies } from '@malote/api-client'
import { query } from '../../app/api'
import type { ListSearch } from '../../app/list-search'

/** What the sidebar's selector asks for (specification, section 7): every company the person may see. */
export const companyOptionsQuery = query(companies.list, { query: { limit: 1000, page: 1 } })

/** A page of companies. */
export const companiesQuery = ({ search, page }: ListSearch) => query(companies.list, { query: { search, page } })
