import { endpoints } from '@malote/api-client/contract'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors/app-error.ts'

interface Path {
  readonly pattern: RegExp
  readonly methods: Set<string>
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The routes outside of `/v1`, such as the form of a page. */
    pagePaths: Path[]
  }
}

const paths = endpoints.reduce((byPath, { path, method }) => {
  const entry = byPath.get(path) ?? { pattern: toPattern(path), methods: new Set<string>() }
  entry.methods.add(method)
  return byPath.set(path, entry)
}, new Map<string, Path>())

/** Addresses below `/v1` that are not endpoints. */
const documents: readonly string[] = ['/v1/openapi.json', '/v1/docs']

/** The addresses of a path of a route, in which `*` is any rest; the path of CORS consists of it alone. */
function toPattern(path: string): RegExp {
  return new RegExp(`^${path.replace(/\./g, '\\.').replaceAll('*', '.*').replace(/:\w+/g, '[^/]+')}$`)
}

/** Returns the methods of an address below `/v1`, as in `Allow`; undefined when it does not exist. */
function allowedMethods(pathname: string): string | undefined {
  const methods = [...paths.values()]
    .filter(({ pattern }) => pattern.test(pathname))
    .flatMap(({ methods }) => [...methods])
  if (documents.includes(pathname)) methods.push('GET')
  if (methods.length === 0) return undefined
  const all = new Set([...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'])
  return [...all].sort().join(', ')
}

const isBelowV1 = (pathname: string): boolean => /^\/v1(?:\/|$)/.test(pathname)

/** Returns the methods of an address outside of `/v1`: every one can be read, and some receive forms. */
export function getPageMethods(app: FastifyInstance, pathname: string): string {
  const matching = app.pagePaths.filter(({ pattern }) => pattern.test(pathname))
  return [...new Set(['GET', 'HEAD', 'OPTIONS', ...matching.flatMap(({ methods }) => [...methods])])].sort().join(', ')
}

/** Creates the error for an address without a route: 405 when it has other methods, else 404. */
export function newRoutingError(pathname: string): AppError {
  const allow = allowedMethods(pathname)
  return allow ? new AppError('method_not_allowed', undefined, { headers: { allow } }) : new AppError('not_found')
}

/** Responds to `OPTIONS` with the methods of an address. CORS handles the preflight requests of browsers. */
export function registerOptions(app: FastifyInstance, hasCors: boolean): void {
  app.decorate('pagePaths', [])
  app.addHook('onRoute', ({ url, method }) => {
    if (!isBelowV1(url)) app.pagePaths.push({ pattern: toPattern(url), methods: new Set([method].flat()) })
  })
  app.addHook('onRequest', async ({ method, headers, url }, reply) => {
    if (method !== 'OPTIONS') return
    if (hasCors && headers.origin && headers['access-control-request-method']) return
    const [pathname = '/'] = url.split('?')
    if (!isBelowV1(pathname)) return reply.code(204).header('allow', getPageMethods(app, pathname)).send()
    const allow = allowedMethods(pathname)
    if (!allow) throw new AppError('not_found')
    return reply.code(204).header('allow', allow).send()
  })
}
