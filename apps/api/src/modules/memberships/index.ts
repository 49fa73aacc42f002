export { membershipRoutes } from './memberships.routes.ts'
export { addMemberships, updateMembership } from './memberships.service.ts'
