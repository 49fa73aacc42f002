export { loadMunicipalities, type Municipalities } from './municipalities.ts'
export { findExactMatch } from './postal-code-search.service.ts'
export { postalCodeRoutes } from './postal-codes.routes.ts'
export { listStoredPlaces } from './postal-codes.service.ts'
