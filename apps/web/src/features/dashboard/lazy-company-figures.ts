import { lazyNamed } from '../../lib/lazy-named.ts'

/** Loaded separately: the list shows its orders first, and the figures on request. */
export const CompanyFigures = lazyNamed(() => import('./company-figures.tsx'), 'CompanyFigures')
