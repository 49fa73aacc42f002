export { companyRoutes } from './companies.routes.ts'
export {
  assertCompanyActive,
  companySuspended,
  createCompany,
  listCompanies,
  requireCompany,
} from './companies.service.ts'
export { countUploadBytes } from './uploads.service.ts'
