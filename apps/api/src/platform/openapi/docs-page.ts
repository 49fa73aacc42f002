import { createHash } from 'node:crypto'
import {
  commonErrors,
  type Endpoint,
  endpoints,
  errorCatalogue,
  getEndpointErrors,
  isOpenToApiKeys,
  resourceTitles,
  roleLabels,
} from '@malote/api-client/contract'
import { examples } from '@malote/api-client/examples'
import type { FastifyInstance } from 'fastify'
import { type OpenApi, type Operation, resolveReferences } from './openapi-types.ts'

interface Schema {
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly format?: string
  readonly description?: string
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
}

const textOf = (text: string): string =>
  text.replace(/[&<>"]/g, (mark) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[mark] ?? mark)

const typeWords: Record<string, string> = {
  string: 'texto',
  integer: 'inteiro',
  number: 'número',
  boolean: 'sim ou não',
  null: 'nulo',
  object: 'objeto',
  array: 'lista',
}
const formatWords: Record<string, string> = {
  uuid: 'UUID',
  'date-time': 'data e hora ISO 8601',
  date: 'AAAA-MM-DD',
  email: 'e-mail',
  uri: 'endereço',
  binary: 'arquivo',
}

/** Describes a schema in a few words: `texto (UUID) ou nulo`. */
function describeSchema(schema: Schema): string {
  const several = schema.anyOf ?? schema.oneOf
  if (several) return [...new Set(several.map(describeSchema))].join(' ou ')
  if (typeof schema.type !== 'string' && schema.type) {
    return schema.type.map((type) => describeSchema({ ...schema, type })).join(' ou ')
  }
  const values = schema.enum ?? (schema.const === undefined ? undefined : [schema.const])
  if (values) return values.map((value) => `<code>${textOf(String(value))}</code>`).join(', ')
  if (schema.type === 'array') return `lista de ${describeSchema(schema.items ?? {})}`
  const word = typeWords[schema.type ?? ''] ?? 'qualquer valor'
  const limits = [
    formatWords[schema.format ?? ''],
    schema.maxLength === undefined ? undefined : `até ${schema.maxLength} caracteres`,
    schema.minimum === undefined || schema.minimum < -1e9 ? undefined : `de ${schema.minimum}`,
    schema.maximum === undefined || schema.maximum > 1e12 ? undefined : `até ${schema.maximum}`,
  ].filter(Boolean)
  return limits.length > 0 ? `${word} (${limits.join(', ')})` : word
}

const depth = 4

/** Returns the fields of an object and of nested objects as table rows. */
function listRows(schema: Schema, path = '', level = 0): string[] {
  if (level > depth) return []
  const several = schema.anyOf ?? schema.oneOf
  if (several) return [...new Set(several.flatMap((one) => listRows(one, path, level)))]
  if (schema.type === 'array') return listRows(schema.items ?? {}, `${path}[]`, level)
  return Object.entries(schema.properties ?? {}).flatMap(([name, part]) => {
    const at = path ? `${path}.${name}` : name
    const needed = schema.required?.includes(name) ? 'sim' : ''
    const note = part.description ? `<br>${textOf(part.description)}` : ''
    const row = `<tr><td><code>${textOf(at)}</code></td><td>${describeSchema(part)}${note}</td><td>${needed}</td></tr>`
    return [row, ...listRows(part, at, level + 1)]
  })
}

function table(caption: string, needed: string, rows: readonly string[]): string {
  if (rows.length === 0) return ''
  const head = `<tr><th scope="col">Campo</th><th scope="col">Valor</th><th scope="col">${needed}</th></tr>`
  return `<table><caption>${caption}</caption><thead>${head}</thead><tbody>${rows.join('')}</tbody></table>`
}

function exampleOf(title: string, value: unknown): string {
  if (value === undefined) return ''
  return `<details><summary>${title}</summary><pre tabindex="0">${textOf(JSON.stringify(value, null, 2))}</pre></details>`
}

function callersOf(endpoint: Endpoint): string {
  if (endpoint.roles === 'public') return 'qualquer pessoa, sem entrar'
  const roles = endpoint.roles.map((role) => roleLabels[role].toLowerCase())
  return [...roles, ...(isOpenToApiKeys(endpoint) ? ['chave de API'] : [])].join(', ')
}

function section(endpoint: Endpoint, operation: Operation): string {
  const { parameters = [], requestBody, responses = {} } = operation
  const places: Record<string, string> = { path: 'caminho', query: 'consulta', header: 'cabeçalho' }
  const inputs = parameters.map(({ name, in: place, required, schema }) => {
    const words = `${describeSchema((schema ?? {}) as Schema)} · ${places[place] ?? place}`
    return `<tr><td><code>${textOf(name)}</code></td><td>${words}</td><td>${required ? 'sim' : ''}</td></tr>`
  })
  const [bodyType, body] = Object.entries(requestBody?.content ?? {})[0] ?? []
  const [answerType, response] = Object.entries(responses[endpoint.status]?.content ?? {})[0] ?? []
  const own = getEndpointErrors(endpoint).filter((code) => !(commonErrors as readonly string[]).includes(code))
  const errors = own.map((code) => {
    const { status, title } = errorCatalogue[code]
    return `<li><code>${status} ${code}</code> ${textOf(title)}</li>`
  })
  const old = endpoint.deprecated
    ? `<p><strong>Deixa de responder em ${endpoint.deprecated.until}.</strong> Use <a href="#${endpoint.deprecated.instead}">${endpoint.deprecated.instead}</a>.</p>`
    : ''
  return `<section id="${endpoint.id}" aria-labelledby="${endpoint.id}-t">
<h3 id="${endpoint.id}-t"><code>${endpoint.method} ${textOf(endpoint.path.replace(/:(\w+)/g, '{$1}'))}</code></h3>
<p>${textOf(endpoint.summary)}</p>${old}
<p class="small">Quem chama: ${callersOf(endpoint)}. Operação: <code>${endpoint.id}</code>.${
    endpoint.idempotent ? ' Respeita <code>Idempotency-Key</code>.' : ''
  }${endpoint.versioned ? ' Lê <code>If-Match</code>.' : ''}</p>
${table('Parâmetros', 'Obrigatório', inputs)}
${table(`Corpo, <code>${bodyType}</code>`, 'Obrigatório', listRows((body?.schema ?? {}) as Schema))}
${exampleOf('Exemplo de corpo', body?.example)}
<p>Resposta: <code>${endpoint.status}</code>${answerType ? `, <code>${answerType}</code>` : ', sem conteúdo'}.</p>
${table('Campos da resposta', 'Sempre', listRows((response?.schema ?? {}) as Schema))}
${exampleOf('Exemplo de resposta', examples[endpoint.id]?.response)}
${errors.length > 0 ? `<p>Erros, além dos comuns:</p><ul>${errors.join('')}</ul>` : ''}
</section>`
}

const style = `:root{color-scheme:light dark;font:16px/1.55 system-ui,sans-serif}
body{margin:0;display:grid;grid-template-columns:17rem minmax(0,60rem);gap:2rem}
nav{position:sticky;top:0;max-height:100vh;overflow:auto;padding:1.5rem 1rem;box-sizing:border-box}
nav ul{list-style:none;margin:0 0 1rem;padding:0}nav a{display:block;padding:.15rem 0;overflow-wrap:anywhere}
main{padding:1.5rem 1.5rem 6rem 0}section{border-top:1px solid color-mix(in srgb,currentColor 20%,transparent);padding-top:1rem;margin-top:2rem}
h3{font-size:1.1rem}code,pre{font-family:ui-monospace,monospace;font-size:.875em}pre{overflow:auto;padding:1rem;background:color-mix(in srgb,currentColor 6%,transparent);border-radius:.5rem}
table{border-collapse:collapse;width:100%;margin:1rem 0;font-size:.9rem}caption{text-align:left;font-weight:600;padding:.25rem 0}
th,td{text-align:left;vertical-align:top;padding:.35rem .75rem .35rem 0;border-bottom:1px solid color-mix(in srgb,currentColor 12%,transparent);overflow-wrap:anywhere}
.small{font-size:.875rem}:focus-visible{outline:2px solid;outline-offset:2px}
@media (max-width:56rem){body{display:block;padding:0 1rem}nav{position:static;max-height:none;padding:1rem 0}main{padding:0 0 4rem}table{display:block;overflow:auto}}`

/** Renders the documentation as one page without scripts and external resources. */
function docsPage(document: OpenApi): string {
  const operations = new Map(
    Object.values(document.paths ?? {}).flatMap((methods) =>
      Object.values(methods).map((operation) => [operation.operationId, operation] as const),
    ),
  )
  const resources = [...new Set(endpoints.map(({ id }) => id.split('.')[0] ?? id))]
  const links = resources.map((group) => {
    const items = endpoints
      .filter(({ id }) => id.startsWith(`${group}.`))
      .map(({ id, method, path }) => {
        return `<li><a href="#${id}">${method} ${textOf(path.replace('/v1', '').replace(/:(\w+)/g, '{$1}'))}</a></li>`
      })
    return `<h2 class="small">${textOf(resourceTitles[group] ?? group)}</h2><ul>${items.join('')}</ul>`
  })
  const sections = endpoints.map((endpoint) => section(endpoint, operations.get(endpoint.id) ?? {}))
  return `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>API do Malote</title><style>${style}</style></head><body>
<nav aria-label="Chamadas">${links.join('')}</nav>
<main><h1>API do Malote</h1>
<p>Toda chamada leva <code>Authorization: Bearer</code>, com o token de <a href="#auth.login">uma sessão</a> ou
<a href="#apiKeys.create">uma chave de API</a>. O mesmo contrato, para programas: <a href="/v1/openapi.json">OpenAPI 3.1</a>.</p>
<p>Erros são <code>application/problem+json</code> (RFC 9457): programas leem <code>code</code>, pessoas leem
<code>detail</code>, e <code>errors</code> aponta cada campo. Toda resposta diz em <code>RateLimit-Limit</code>,
<code>RateLimit-Remaining</code> e <code>RateLimit-Reset</code> quantas chamadas restam no minuto; a recusa
<code>429</code> diz em <code>Retry-After</code> quando voltar. O que vai deixar de existir avisa em
<code>Deprecation</code> e <code>Sunset</code>, com pelo menos seis meses.</p>
${sections.join('\n')}</main></body></html>`
}

/** Serves the documentation at `/v1/docs`, with a policy that allows only its own styles. */
export function registerDocs(app: FastifyInstance, print: () => OpenApi): void {
  const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`
  let text: string | undefined
  app.get('/v1/docs', { schema: { hide: true } }, async (_request, reply) => {
    text ??= docsPage(resolveReferences(print()))
    return reply
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'no-cache', 'content-security-policy': policy })
      .send(text)
  })
}
