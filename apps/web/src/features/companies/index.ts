export { companiesQuery, companyOptionsQuery } from './companies.queries'
export { CompaniesPage } from './companies-page'
