export { usersQuery } from './users.queries'
export { UsersPage } from './users-page'
