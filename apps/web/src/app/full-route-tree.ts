export { currentUserQuery } from '../features/session'
export { routeTree as routes } from '../routeTree.gen'
