import { buildApp } from './app.ts'
import { createLogger } from './platform/observability/logger.ts'
import type { OpenApi } from './platform/openapi/openapi-types.ts'
import { databaseOnlyDeps } from './platform/services.ts'

/** The contract as OpenAPI 3.1, as the server prints it. Needs no database: nothing is called but the document. */
export async function printOpenApi(): Promise<OpenApi> {
  const app = await buildApp({
    services: databaseOnlyDeps({ db: {} as never, log: createLogger('silent') }).services,
    config: {
      publicUrl: 'https://malote.example',
      webDist: '/nonexistent',
      trustProxy: 0,
      rateLimit: 0,
      corsOrigins: [],
    },
  })
  const response = await app.inject('/v1/openapi.json')
  await app.close()
  return response.json()
}
