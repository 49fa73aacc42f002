import { sweepAttempts } from './modules/auth/index.ts'
import { sweepLinks } from './modules/password-links/index.ts'
import { expireOverdueRequests } from './modules/service-orders/index.ts'
import { sweepSessions } from './modules/sessions/index.ts'
import { type Database, type Log, systemContext } from './platform/context.ts'
import { sweepKeys } from './platform/idempotency.service.ts'

interface Household {
  readonly db: Database
  readonly log: Log
  readonly clock?: () => Date
}

const everyMs = 60_000
const sweepEach = 60

/** Does what falls due with time. Every server may do it: each chore is safe beside itself. */
export async function doChores(household: Household, sweep: boolean): Promise<void> {
  const ctx = systemContext(household)
  const expired = await expireOverdueRequests(ctx)
  if (expired > 0) household.log.info({ expired }, 'requests expired')
  if (!sweep) return
  await sweepSessions(ctx)
  await sweepLinks(ctx)
  await sweepAttempts(ctx)
  await sweepKeys(ctx)
}

/** Does the chores every minute, and the sweeping every hour. Gives what stops it, after the round that is under way. */
export function startHousekeeping(household: Household): () => Promise<void> {
  let round = 0
  let running: Promise<void> = Promise.resolve()
  const timer = setInterval(() => {
    const sweep = round++ % sweepEach === 0
    running = running
      .then(() => doChores(household, sweep))
      .catch((error: unknown) => household.log.warn({ err: error }, 'chores failed'))
  }, everyMs)
  return async () => {
    clearInterval(timer)
    await running
  }
}
