import { lazy } from 'react'

/** Loaded separately: most visits to the list do not need the import. */
export const LocationsImport = lazy(() =>
  import('./import-page.tsx').then((module) => ({ default: module.ImportPage })),
)
