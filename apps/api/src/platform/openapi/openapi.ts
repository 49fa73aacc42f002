import { createHash } from 'node:crypto'
import { resourceTitles } from '@malote/api-client/contract'
import type { FastifyInstance } from 'fastify'
import { version } from '../config/config.ts'
import { matchesIfNoneMatch } from '../http/conditional-requests.ts'
import { finishDocument } from './openapi-document.ts'
import { printPaths } from './openapi-operations.ts'
import { nameSchemas, printComponents } from './openapi-schemas.ts'
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

/** Prints the contract as OpenAPI 3.1. */
export function printDocument(publicUrl: string): OpenApi {
  nameSchemas()
  return finishDocument({
    openapi: '3.1.0',
    info: { title: 'API do Malote', version, description, contact: { name: 'Malote', url: publicUrl } },
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' }, apiKey },
      schemas: printComponents(),
    },
    paths: printPaths(),
    servers: [{ url: publicUrl }],
    security: [{ bearer: [] }],
    tags: Object.entries(resourceTitles).map(([name, title]) => ({ name, description: title })),
  })
}

/** Serves the contract as OpenAPI 3.1 at `/v1/openapi.json`. */
export function registerOpenApi(app: FastifyInstance, publicUrl: string): void {
  let printed: { text: string; etag: string } | undefined
  app.get('/v1/openapi.json', async (request, reply) => {
    if (!printed) {
      const text = JSON.stringify(printDocument(publicUrl))
      printed = { text, etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 16)}"` }
    }
    // Weak, since the text may be sent compressed.
    reply.headers({ 'cache-control': 'no-cache', etag: `W/${printed.etag}` })
    if (matchesIfNoneMatch(request.headers['if-none-match'], printed.etag)) return reply.code(304).send()
    return reply.type('application/json; charset=utf-8').send(printed.text)
  })
}
