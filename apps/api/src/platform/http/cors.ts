import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'

/** Response headers that scripts of another origin may read. */
const readable = [
  'content-disposition',
  'deprecation',
  'etag',
  'idempotent-replayed',
  'link',
  'location',
  'ratelimit',
  'ratelimit-limit',
  'ratelimit-policy',
  'ratelimit-remaining',
  'ratelimit-reset',
  'retry-after',
  'sunset',
  'x-request-id',
]

/** Allows browsers to call the API from these origins only. Tokens are sent in a header, so no cookie is involved. */
export async function registerCors(app: FastifyInstance, origins: readonly string[]): Promise<void> {
  if (origins.length === 0) return
  await app.register(cors, {
    origin: [...origins],
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: [
      'authorization',
      'content-type',
      'device-clock',
      'device-time',
      'idempotency-key',
      'if-match',
      'if-none-match',
      'last-event-id',
      // Written by browsers that follow calls with OpenTelemetry.
      'traceparent',
      'tracestate',
    ],
    exposedHeaders: readable,
    credentials: false,
    maxAge: 7_200,
  })
}
