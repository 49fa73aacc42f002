import { createHash } from 'node:crypto'
import swagger from '@fastify/swagger'
import * as contract from '@malote/api-client/contract'
import { resourceTitles } from '@malote/api-client/contract'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { version } from '../config/config.ts'
import { matchesIfNoneMatch } from '../http/conditional-requests.ts'
import { finishDocument } from './openapi-document.ts'
import type { OpenApi } from './openapi-types.ts'

const apiKey = {
  type: 'http',
  scheme: 'bearer',
  description: 'Uma chave de API de uma empresa, no mesmo cabeçalho: Authorization: Bearer mlt_…',
} as const

const description = `Solicitação e acompanhamento de entregas.

Erros são application/problem+json (RFC 9457), com \`code\` estável. Nomes desconhecidos na consulta ou no corpo são
recusados com 400. Respostas só ganham membros: ignore os que não conhece. Uma lista de valores marcada com
\`x-extensible-enum\` também pode ganhar valores: aceite qualquer texto nela.`

/** Prints the contract as OpenAPI 3.1 at `/v1/openapi.json`. To be registered before the routes it describes. */
export async function registerOpenApi(app: FastifyInstance, publicUrl: string): Promise<void> {
  nameSchemas()
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'API do Malote', version, description, contact: { name: 'Malote', url: publicUrl } },
      servers: [{ url: publicUrl }],
      tags: Object.entries(resourceTitles).map(([name, title]) => ({ name, description: title })),
      security: [{ bearer: [] }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' }, apiKey } },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  })
  let printed: { text: string; etag: string } | undefined
  app.get('/v1/openapi.json', { schema: { hide: true } }, async (request, reply) => {
    if (!printed) {
      const text = JSON.stringify(finishDocument(app.swagger() as OpenApi))
      printed = { text, etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 16)}"` }
    }
    // Weak, since the text may be sent compressed.
    reply.headers({ 'cache-control': 'no-cache', etag: `W/${printed.etag}` })
    if (matchesIfNoneMatch(request.headers['if-none-match'], printed.etag)) return reply.code(304).send()
    return reply.type('application/json; charset=utf-8').send(printed.text)
  })
}

/** Kinds of schemas that get a name; a plain text or number is shorter inline. */
const namedKinds: readonly string[] = ['object', 'enum', 'union', 'array']

/**
 * Registers the names of the contract's exported schemas as components of the OpenAPI document, so that generated code
 * has one `ServiceOrder`. Parameters and forms are inline and need none.
 */
function nameSchemas(): void {
  const apart = new Set(contract.endpoints.flatMap(({ query, params, form }) => [query, params, form]))
  for (const [id, schema] of Object.entries(contract)) {
    if (!(schema instanceof z.core.$ZodType) || apart.has(schema)) continue
    if (!namedKinds.includes((schema as z.core.$ZodTypes)._zod.def.type)) continue
    z.globalRegistry.add(schema, { ...z.globalRegistry.get(schema), id })
  }
}
