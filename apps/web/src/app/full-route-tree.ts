export { currentUserQuery } from '../features/session/index.ts'
export { routeTree as routes } from '../routeTree.gen.ts'
