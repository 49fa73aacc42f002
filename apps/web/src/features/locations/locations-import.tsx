import { lazyNamed } from '../../lib/lazy-named.ts'

/** Loaded separately: most visits to the list do not need the import. */
export const LocationsImport = lazyNamed(() => import('./import-page.tsx'), 'ImportPage')
