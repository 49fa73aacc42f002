export { locationsQuery } from './locations.queries'
export { LocationsImport } from './locations-import'
export { LocationsPage } from './locations-page'
export { LocationsSearch, locationsDefaults } from './locations-search'
