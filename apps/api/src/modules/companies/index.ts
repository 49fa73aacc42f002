export { companyRoutes } from './companies.routes.ts'
export {
  assertCompanyActive,
  companyNotFound,
  companySuspended,
  createCompany,
  requireCompany,
} from './companies.service.ts'
export { assertArchiveFits, countArchiveBytes, countUploadBytes } from './uploads.service.ts'
