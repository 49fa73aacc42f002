export { usersQuery } from './users.queries'
export { UsersPage } from './users-page'
export { UsersSearch, usersDefaults } from './users-search'
