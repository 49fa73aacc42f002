import rateLimit, { type FastifyRateLimitStore } from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../context.ts'
import { limitError } from '../errors/app-error.ts'
import { RequestCounter } from '../limits/request-counts.service.ts'

const windowMs = 60_000

/**
 * Limits the requests of an address over all processes. Every response has the headers `RateLimit-Limit`, `-Remaining`
 * and `-Reset`; a rejection has `Retry-After`.
 */
export async function registerRateLimit(
  app: FastifyInstance,
  db: Database,
  max: number,
  clock: () => Date,
): Promise<void> {
  const counts = new RequestCounter(db, app.log, clock)
  app.addHook('onClose', () => counts.stop())
  await app.register(rateLimit, {
    max,
    timeWindow: windowMs,
    enableDraftSpec: true,
    store: createStore(counts),
    errorResponseBuilder: (_request, { ttl }) => limitError(ttl),
  })
  // The headers of the present draft (draft-ietf-httpapi-ratelimit-headers-10), besides those of the first drafts.
  app.addHook('onSend', async (_request, reply) => {
    const [limit, rest, reset] = ['limit', 'remaining', 'reset'].map((name) => reply.getHeader(`ratelimit-${name}`))
    if (limit === undefined) return
    reply.headers({
      'ratelimit-policy': `"minute";q=${limit};w=${windowMs / 1000}`,
      ratelimit: `"minute";r=${rest};t=${reset}`,
    })
  })
}

/** Adapts the counter to the store of the plugin: one for all routes, and one for each route with its own limit. */
function createStore(counts: RequestCounter): new (options: object) => FastifyRateLimitStore {
  return class Store implements FastifyRateLimitStore {
    readonly #prefix: string

    constructor(_options: object, prefix = '') {
      this.#prefix = prefix
    }

    incr(key: string, callback: Parameters<FastifyRateLimitStore['incr']>[1]): void {
      callback(null, counts.count(`${this.#prefix}${key}`, windowMs))
    }

    // The type of the plugin declares a route; the actual value is its options, which contain the route.
    child(options: object): FastifyRateLimitStore {
      const { routeInfo } = options as { routeInfo?: { method?: string; url?: string } }
      return new Store({}, `${routeInfo?.method} ${routeInfo?.url} `)
    }
  }
}
