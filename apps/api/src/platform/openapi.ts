import swagger from '@fastify/swagger'
import { type Example, examples } from '@malote/api-client/contract'
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
    text ??= JSON.stringify(withExamples(app.swagger() as Printed))
    return reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache').send(text)
  })
}

interface Content {
  content?: Record<string, { example?: unknown }>
}
interface Operation {
  operationId?: string
  parameters?: { name: string; in: string; example?: unknown }[]
  requestBody?: Content
  responses?: Record<string, Content>
}
interface Printed {
  paths?: Record<string, Record<string, Operation>>
}

/** Puts the contract's examples where readers and generators of clients look for them. */
function withExamples(document: Printed): Printed {
  for (const operations of Object.values(document.paths ?? {})) {
    for (const operation of Object.values(operations)) {
      const example = examples[operation.operationId ?? '']
      if (example) illustrate(operation, example)
    }
  }
  return document
}

function illustrate({ parameters = [], requestBody, responses = {} }: Operation, example: Example): void {
  for (const parameter of parameters) {
    const value = { path: example.params, query: example.query }[parameter.in]?.[parameter.name]
    if (value !== undefined) parameter.example = value
  }
  const put = (part: Content | undefined, value: unknown): void => {
    for (const medium of Object.values(part?.content ?? {})) if (value !== undefined) medium.example = value
  }
  put(requestBody, example.body)
  for (const [status, answer] of Object.entries(responses)) if (status.startsWith('2')) put(answer, example.response)
}
