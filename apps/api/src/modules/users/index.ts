export { findByCredentials, findByEmail, noteLogin, setPassword } from './credentials.service.ts'
export { createFirstAdmin } from './first-admin.service.ts'
export { userRoutes } from './users.routes.ts'
export { createUser } from './users.service.ts'
