import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import getSwaggerUiFolder from 'swagger-ui-dist/absolute-path.js'

/** Scripts, styles and requests of this origin only; Swagger UI has its icons as data URLs. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

const page = `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>API do Malote</title>
<link rel="stylesheet" href="/v1/docs/swagger-ui.css"><link rel="stylesheet" href="/v1/docs/page.css">
<script src="/v1/docs/swagger-ui.js" defer></script><script src="/v1/docs/page.js" type="module"></script></head><body>
<header><h1>API do Malote</h1>
<p>Toda chamada leva <code>Authorization: Bearer</code>, com o token de <a href="#/auth/auth.login">uma sessão</a> ou
<a href="#/apiKeys/apiKeys.create">uma chave de API</a>. O mesmo contrato, para programas: <a href="/v1/openapi.json">OpenAPI 3.1</a>.</p>
<p>Erros são <code>application/problem+json</code> (RFC 9457): programas leem <code>code</code>, pessoas leem
<code>detail</code>, e <code>errors</code> aponta cada campo. Toda resposta diz em <code>RateLimit-Limit</code>,
<code>RateLimit-Remaining</code> e <code>RateLimit-Reset</code> quantas chamadas restam no minuto; a recusa
<code>429</code> diz em <code>Retry-After</code> quando voltar. O que vai deixar de existir avisa em
<code>Deprecation</code> e <code>Sunset</code>, com pelo menos seis meses.</p></header>
<main id="reference"><noscript>Esta página precisa de JavaScript. O contrato completo está em /v1/openapi.json.</noscript></main>
</body></html>`

const ownFile = (name: string): string => join(import.meta.dirname, name)
const library = (name: string): string => join(getSwaggerUiFolder(), name)
const script = 'text/javascript; charset=utf-8'
const style = 'text/css; charset=utf-8'

const assets = [
  { url: '/v1/docs/page.js', type: script, path: ownFile('docs-page.client.js') },
  { url: '/v1/docs/page.css', type: style, path: ownFile('docs-page.css') },
  { url: '/v1/docs/swagger-ui.js', type: script, path: library('swagger-ui-bundle.js') },
  { url: '/v1/docs/swagger-ui.css', type: style, path: library('swagger-ui.css') },
]

/** Serves the API reference with a console at `/v1/docs`: Swagger UI, from this origin only. */
export function registerDocs(app: FastifyInstance): void {
  app.get('/v1/docs', async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'no-cache', 'content-security-policy': policy })
      .send(page),
  )
  for (const { url, type, path } of assets) {
    let compressed: Promise<Buffer> | undefined
    app.get(url, async (request, reply) => {
      reply.type(type).headers({ 'cache-control': 'public, max-age=3600', vary: 'accept-encoding' })
      if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(await readFile(path))
      // Compressed once: the library has 1.7 MB.
      compressed ??= compress(path)
      return reply.header('content-encoding', 'br').send(await compressed)
    })
  }
}

async function compress(path: string): Promise<Buffer> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 6 }
  return promisify(brotliCompress)(await readFile(path), { params })
}
