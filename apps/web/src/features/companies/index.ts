export { companiesQuery, companyOptionsQuery } from './companies.queries'
export { CompaniesPage } from './companies-page'
export { CompaniesSearch, companiesDefaults } from './companies-search'
