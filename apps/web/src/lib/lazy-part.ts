import { lazyNamed } from './lazy-named.ts'

/**
 * `lazyNamed` for a part that its page can do without: nothing is shown when its code cannot be loaded, such as without a
 * connection. Other parts replace the page by an error page then.
 */
export const lazyPart: typeof lazyNamed = (load, name) =>
  lazyNamed(() => load().catch(() => ({ [name]: () => null }) as Awaited<ReturnType<typeof load>>), name)
