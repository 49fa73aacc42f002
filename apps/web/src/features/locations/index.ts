export { locationsQuery } from './locations.queries'
export { LocationsPage } from './locations-page'
export { LocationsSearch, plainLocations } from './locations-search'
