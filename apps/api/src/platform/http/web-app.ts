import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix, relative, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../errors/app-error.ts'
import { sendProblem } from './error-handler.ts'
import { getPageMethods, newRoutingError } from './methods.ts'

/** The page for every address of the app that has no separate page. */
const shell = 'shell.html'

/** Lists the files of the build. It is read once, because a new build comes with a restart. */
function listFiles(webDist: string): ReadonlySet<string> {
  if (!existsSync(webDist)) return new Set()
  const entries = readdirSync(webDist, { recursive: true, withFileTypes: true })
  return new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(webDist, join(entry.parentPath, entry.name)).split(sep).join(posix.sep))
      // Templates that the server renders itself.
      .filter((file) => !file.startsWith('server/')),
  )
}

/** Returns the file for `pathname`: the file itself, the prerendered page of that address, or the shell. */
function fileFor(files: ReadonlySet<string>, pathname: string, wantsHtml: boolean): string | undefined {
  let address: string
  try {
    address = decodeURIComponent(pathname).replace(/^\/+|\/+$/g, '')
  } catch {
    return undefined
  }
  const page = address === '' ? 'index.html' : `${address}/index.html`
  return [address, page].find((path) => files.has(path)) ?? (wantsHtml && files.has(shell) ? shell : undefined)
}

/** Navigation requests of browsers accept text/html; other tools do not, and assets have an extension. */
function wantsHtml(accept: string, pathname: string): boolean {
  if (pathname.startsWith('/assets/')) return false
  return accept.includes('text/html') || (accept.includes('*/*') && !/\.\w{2,5}$/.test(pathname))
}

/** The service worker of the build. */
const serviceWorker = 'sw.js'

/**
 * Returns the service worker with the revision of the document that it stores. Browsers install it again when the
 * document or its headers change, such as the servers of the content security policy.
 */
function completeServiceWorker(webDist: string, headers: Record<string, unknown>): string {
  const revision = createHash('sha256')
    .update(readFileSync(join(webDist, shell)))
    .update(String(headers['content-security-policy']))
    .digest('base64url')
  return readFileSync(join(webDist, serviceWorker), 'utf8').replace('__MALOTE_REVISION__', revision)
}

/** Files with a hash in the name never change; pages are revalidated each time. */
function cacheControl(file: string): string {
  if (file.startsWith('assets/')) return 'public, max-age=31536000, immutable'
  return file.endsWith('.html') ? 'no-cache' : 'public, max-age=3600'
}

/**
 * The policy of scripts, style sheets and fonts, which browsers apply only when one is opened as a page. That of pages
 * is half a kilobyte longer, for each of the about thirty files of a page.
 */
const assetPolicy = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'"

/** Headers of helmet that concern pages and the plug-ins of old browsers. */
const pageHeaders = [
  'origin-agent-cluster',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
]

/** Serves the built web app and responds to unknown addresses. */
export async function registerWeb(app: FastifyInstance, webDist: string): Promise<void> {
  const files = listFiles(webDist)
  if (files.size > 0) {
    await app.register(fastifyStatic, { root: webDist, serve: false, preCompressed: true, cacheControl: false })
  }
  let worker: string | undefined
  app.setNotFoundHandler(async (request: FastifyRequest, reply: FastifyReply) => {
    const [pathname = '/'] = request.url.split('?')
    const reads = request.method === 'GET' || request.method === 'HEAD'
    if (/^\/v1(?:\/|$)/.test(pathname)) return sendProblem(reply, newRoutingError(pathname))
    if (!reads) {
      return sendProblem(
        reply,
        new AppError('method_not_allowed', undefined, { headers: { allow: getPageMethods(app, pathname) } }),
      )
    }
    // Metrics have a port of their own; a collector that requests them here must not take a page for success.
    if (pathname === '/metrics') return sendProblem(reply, new AppError('not_found'))
    const file = fileFor(files, pathname, wantsHtml(request.headers.accept ?? '*/*', pathname))
    if (file === serviceWorker) {
      worker ??= completeServiceWorker(webDist, reply.getHeaders())
      return reply.code(200).header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(worker)
    }
    if (file?.startsWith('assets/')) {
      reply.header('content-security-policy', assetPolicy)
      for (const name of pageHeaders) reply.removeHeader(name)
    }
    if (file) return reply.code(200).header('cache-control', cacheControl(file)).sendFile(file)
    const detail =
      files.size === 0 ? 'A interface ainda não foi construída. Rode pnpm build e inicie de novo.' : undefined
    return sendProblem(reply, new AppError('not_found', detail))
  })
}
