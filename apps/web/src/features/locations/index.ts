export { locationsQuery } from './locations.queries'
export { LocationsPage } from './locations-page'
