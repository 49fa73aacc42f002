export { companyRoutes } from './companies.routes.ts'
export { createCompany, requireCompany } from './companies.service.ts'
