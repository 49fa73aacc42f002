export { listAcceptances } from './acceptances.service.ts'
export { profileRoutes } from './profile.routes.ts'
