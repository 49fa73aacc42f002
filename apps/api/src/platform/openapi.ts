import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { version } from './config.ts'

/** Prints the contract as OpenAPI 3.1 at `/v1/openapi.json`. To be registered before the routes it describes. */
export async function registerOpenApi(app: FastifyInstance, publicUrl: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'API do Malote',
        version,
        description:
          'Solicitação e acompanhamento de entregas. Erros são application/problem+json (RFC 9457), com `code` estável.',
      },
      servers: [{ url: publicUrl }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
  })
  let text: string | undefined
  app.get('/v1/openapi.json', { schema: { hide: true } }, async (_request, reply) => {
    text ??= JSON.stringify(app.swagger())
    return reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache').send(text)
  })
}
