import { lazy } from 'react'

/** The import of places, which most visits to their list do not need. */
export const LocationsImport = lazy(() => import('./import-page').then((module) => ({ default: module.ImportPage })))
