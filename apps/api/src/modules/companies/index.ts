export { companyRoutes } from './companies.routes.ts'
export { createCompany, refuseUnlessActive, requireCompany, suspended } from './companies.service.ts'
export { takeUploadBytes } from './uploads.service.ts'
