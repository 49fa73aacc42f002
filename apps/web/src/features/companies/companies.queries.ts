import { companies } from '@malote/api-client'
import { query } from '../../app/api'
import type { CompaniesSearch } from './companies-search'

/** What the sidebar's selector asks for (specification, section 7): every company the person may see. */
export const companyOptionsQuery = query(companies.list, { query: { limit: 1000, page: 1 } })

/** A page of companies. */
export const companiesQuery = ({ search, status, sort, page, limit }: CompaniesSearch) =>
  query(companies.list, { query: { search, status, sort, page, limit } })
