import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { errorCatalogue } from '@malote/api-client/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { toResponseError } from './error-handler.ts'

/** A page that the web build left for the server to fill in. */
export interface ServerPage<Input> {
  /** Returns the full document. The first call loads the code of the page. */
  readonly render: (input: Input) => Promise<string>
  /** The content security policy of the document. */
  readonly policy: string
}

interface PageModule<Input> {
  render: (input: Input, inline: { style: string; script: string }) => string
}

const readScript = async (path: string): Promise<string> => (existsSync(path) ? readFile(path, 'utf8') : '')

const getHashSource = (inline: string): string => `'sha256-${createHash('sha256').update(inline).digest('base64')}'`

/**
 * Opens a page of the build; undefined when the build does not contain it. It is read once, because a new build comes
 * with a restart. A page has a script only if the build has one; with `form`, it may send a form to this server.
 */
export async function openServerPage<Input>(
  webDist: string,
  name: string,
  { form = false }: { readonly form?: boolean } = {},
): Promise<ServerPage<Input> | undefined> {
  const file = (extension: string): string => join(webDist, 'server', `${name}${extension}`)
  if (!existsSync(file('.js'))) return undefined
  let loading: Promise<PageModule<Input>> | undefined
  // Inlined, because extra round trips are slow on mobile networks.
  const inline = { style: await readFile(file('.css'), 'utf8'), script: await readScript(file('.client.js')) }
  const policy = [
    "default-src 'none'",
    inline.script ? `script-src ${getHashSource(inline.script)}` : "script-src 'none'",
    `style-src ${getHashSource(inline.style)}`,
    "font-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    `form-action ${form ? "'self'" : "'none'"}`,
    "frame-ancestors 'none'",
  ].join(';')
  const render = async (input: Input) => {
    loading ??= import(pathToFileURL(file('.js')).href) as Promise<PageModule<Input>>
    return (await loading).render(input, inline)
  }
  return { render, policy }
}

/** Sends a private page: not indexed, without referrer, not cached. */
export async function sendPage<Input>(
  request: FastifyRequest,
  reply: FastifyReply,
  page: ServerPage<Input>,
  input: Input,
): Promise<FastifyReply> {
  reply.headers({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': page.policy,
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
    'cache-control': 'no-store',
    vary: 'accept-encoding',
  })
  const html = await page.render(input)
  const accepted = request.headers['accept-encoding'] ?? ''
  if (/\bbr\b/.test(accepted)) {
    // Medium quality: a millisecond, and nearly as small as the best.
    const compressed = await promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
    return reply.header('content-encoding', 'br').send(compressed)
  }
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(await promisify(gzip)(html))
  return reply.send(html)
}

/** Parses the forms that a page sends to the routes of `app`. Of a repeated field, the last value counts. */
export function registerFormParser(app: FastifyInstance, bodyLimit: number): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body as string))),
  )
}

/**
 * Returns the status of the page that shows an error: the same one, or that of any other mistake of the request, so that
 * no mistake of a caller becomes a failure of the server.
 */
export function toPageStatus<const Shown extends number>(status: number, shown: readonly Shown[]): Shown | 404 | 500 {
  const same = shown.find((candidate) => candidate === status)
  if (same !== undefined) return same
  if (status >= 500) return 500
  return shown.find((candidate) => candidate === 400) ?? 404
}

/**
 * Returns the route options of a public page: limited by address, and with errors as pages too,
 * since people read them. `showError` sends the page of a status.
 */
export function getPublicPageOptions(
  app: FastifyInstance,
  showError: (request: FastifyRequest, reply: FastifyReply, status: number) => unknown,
) {
  const { publicLimit } = app.routeDeps
  return {
    ...(publicLimit ? { config: { rateLimit: publicLimit } } : {}),
    errorHandler: (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
      const rejection = toResponseError(error, request)
      reply.headers(rejection.extras.headers ?? {})
      return showError(request, reply, errorCatalogue[rejection.code].status)
    },
  }
}
