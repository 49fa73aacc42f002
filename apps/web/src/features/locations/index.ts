export { locationsQuery } from './locations.queries.ts'
export { LocationsImport } from './locations-import.tsx'
export { LocationsPage } from './locations-page.tsx'
export { LocationsSearch, locationsDefaults } from './locations-search.ts'
