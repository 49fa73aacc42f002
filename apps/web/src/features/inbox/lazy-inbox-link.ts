import { lazyPart } from '../../lib/lazy-part.ts'

/** Loaded after the first seconds of a page, see `LaterEntry`. */
export const InboxLink = lazyPart(() => import('./inbox-link.tsx'), 'InboxLink')
