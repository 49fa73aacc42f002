export { postalCodeRoutes } from './postal-codes.routes.ts'
