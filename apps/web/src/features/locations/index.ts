export { locationsQuery } from './locations.queries.ts'
export { LocationsPage } from './locations-page.tsx'
export { LocationsSearch, locationsDefaults } from './locations-search.ts'
