import { lazyNamed } from '../../lib/lazy-named.ts'

/** Loaded separately: most visits to the list of locations do not need the import. */
export const LazyImportPage = lazyNamed(() => import('./import-page.tsx'), 'ImportPage')
