import { AsyncLocalStorage } from 'node:async_hooks'
import type { Session } from '../context.ts'

/** The session of a page that is rendered on the server, and the token that it was found by. */
export interface PageSession {
  readonly token: string
  readonly session: Session
}

const current = new AsyncLocalStorage<PageSession>()

/** Makes a request of a page in its session. */
export const runInPageSession = <T>(page: PageSession, work: () => T): T => current.run(page, work)

/** Returns the session of the page that makes this request with this token, so that it is read once for all requests of a page. */
export function getPageSession(token: string): Session | undefined {
  const page = current.getStore()
  return page?.token === token ? page.session : undefined
}
