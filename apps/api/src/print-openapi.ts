import pino from 'pino'
import { buildApp } from './app.ts'
import type { OpenApi } from './platform/openapi/openapi-types.ts'

/** The contract as OpenAPI 3.1, as the server prints it. Needs no database: nothing is called but the document. */
export async function printOpenApi(): Promise<OpenApi> {
  const untouched = {} as never
  const app = await buildApp({
    db: untouched,
    files: untouched,
    jobs: untouched,
    logger: pino({ level: 'silent' }),
    config: {
      publicUrl: 'https://malote.example',
      webDist: '/nonexistent',
      trustProxy: 0,
      rateLimit: 0,
      corsOrigins: [],
    },
  })
  const answer = await app.inject('/v1/openapi.json')
  await app.close()
  return answer.json()
}
