export { usersQuery } from './users.queries'
export { UsersPage } from './users-page'
export { plainUsers, UsersSearch } from './users-search'
