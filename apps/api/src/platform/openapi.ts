import swagger from '@fastify/swagger'
import { type Example, examples, resourceTitles } from '@malote/api-client/contract'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { version } from './config.ts'

const apiKey = {
  type: 'http',
  scheme: 'bearer',
  description: 'Uma chave de API de uma empresa, no mesmo cabeçalho: Authorization: Bearer mlt_…',
} as const

/** Prints the contract as OpenAPI 3.1 at `/v1/openapi.json`. To be registered before the routes it describes. */
export async function registerOpenApi(app: FastifyInstance, publicUrl: string): Promise<() => OpenApi> {
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
      tags: Object.entries(resourceTitles).map(([name, description]) => ({ name, description })),
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' }, apiKey } },
    },
    transform: jsonSchemaTransform,
  })
  let document: OpenApi | undefined
  const print = () => (document ??= withProblemOnce(withExamples(app.swagger() as OpenApi)))
  let text: string | undefined
  app.get('/v1/openapi.json', { schema: { hide: true } }, async (_request, reply) => {
    text ??= JSON.stringify(print())
    return reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache').send(text)
  })
  return print
}

interface Content {
  content?: Record<string, { schema?: object; example?: unknown }>
  required?: boolean
}

/** A call, as it is printed. */
export interface Operation {
  operationId?: string
  summary?: string
  description?: string
  deprecated?: boolean
  tags?: string[]
  security?: object[]
  parameters?: { name: string; in: string; required?: boolean; schema?: { type?: unknown }; example?: unknown }[]
  requestBody?: Content
  responses?: Record<string, Content & { description?: string }>
}

/** The document, as far as this code reads it. */
export interface OpenApi {
  paths?: Record<string, Record<string, Operation>>
  components?: { schemas?: Record<string, object> }
}

/** Says once what every refusal looks like: it would be most of the document. */
function withProblemOnce(document: OpenApi): OpenApi {
  const problem = 'application/problem+json'
  for (const operations of Object.values(document.paths ?? {})) {
    for (const { responses = {} } of Object.values(operations)) {
      for (const { content } of Object.values(responses)) {
        const medium = content?.[problem]
        if (!medium?.schema) continue
        document.components = { ...document.components, schemas: { Problem: medium.schema } }
        medium.schema = { $ref: '#/components/schemas/Problem' }
      }
    }
  }
  return document
}

/** Puts the contract's examples where readers and generators of clients look for them. */
function withExamples(document: OpenApi): OpenApi {
  for (const operations of Object.values(document.paths ?? {})) {
    for (const operation of Object.values(operations)) {
      const example = examples[operation.operationId ?? '']
      if (example) illustrate(operation, example)
    }
  }
  return document
}

/** A parameter as its schema types it; addresses know only text. */
const asDeclared = (value: string, schema: { type?: unknown } = {}): string | number =>
  schema.type === 'integer' ? Number(value) : value

function illustrate({ parameters = [], requestBody, responses = {} }: Operation, example: Example): void {
  for (const parameter of parameters) {
    const value = { path: example.params, query: example.query }[parameter.in]?.[parameter.name]
    if (value !== undefined) parameter.example = asDeclared(value, parameter.schema)
  }
  const put = (part: Content | undefined, value: unknown): void => {
    for (const medium of Object.values(part?.content ?? {})) if (value !== undefined) medium.example = value
  }
  put(requestBody, example.body)
  for (const [status, answer] of Object.entries(responses)) if (status.startsWith('2')) put(answer, example.response)
}
