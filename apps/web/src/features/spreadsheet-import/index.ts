export { importQuery } from './import.queries.ts'
export { ImportPage } from './import-page.tsx'
export { ImportSearch, importDefaults, importSearchParams } from './import-search.ts'
export { LazyImportPage } from './lazy-import-page.ts'
