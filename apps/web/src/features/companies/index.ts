export { companiesQuery } from './companies.queries.ts'
export { CompaniesPage } from './companies-page.tsx'
export { CompaniesSearch, companiesDefaults } from './companies-search.ts'
