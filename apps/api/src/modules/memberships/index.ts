export { membershipRoutes } from './memberships.routes.ts'
export { addMemberships } from './memberships.service.ts'
