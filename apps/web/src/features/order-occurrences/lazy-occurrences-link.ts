import { lazyPart } from '../../lib/lazy-part.ts'

/** Loaded after the first seconds of a page, see `LaterEntry`. */
export const OccurrencesLink = lazyPart(() => import('./occurrences-link.tsx'), 'OccurrencesLink')
