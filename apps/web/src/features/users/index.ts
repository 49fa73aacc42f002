export { usersQuery } from './users.queries.ts'
export { UsersPage } from './users-page.tsx'
export { UsersSearch, usersDefaults } from './users-search.ts'
