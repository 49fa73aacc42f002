import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { TimeZone } from '@malote/api-client/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { AppError, toValidationError } from '../errors/app-error.ts'
import { createSemaphore } from '../jobs/semaphore.ts'
import { pageCompression } from './compression.ts'
import { createPageRenderer, type PageRenderer } from './page-renderer/index.ts'
import { type PageSession, runInPageSession } from './page-session.ts'

const Body = z.object({
  url: z.url({ protocol: /^https?$/ }).check(z.maxLength(4000)),
  timeZone: z.union([TimeZone, z.literal('UTC')]),
  /** Whether the page is as narrow as on a phone. */
  phone: z._default(z.boolean(), false),
  /** The build of the document that sends the request. A service worker may have stored an older one. */
  build: z.string().check(z.maxLength(100)),
  storage: z.record(z.string(), z.string()),
})

/** Reads the id of the web build. */
function readBuildId(webDist: string): string {
  const { id } = z
    .object({ id: z.string() })
    .parse(JSON.parse(readFileSync(join(webDist, 'server/build.json'), 'utf8')))
  return id
}

/**
 * Pages of one user that are rendered at once, and that wait for it: all users share one thread. The application renders the
 * others in the browser.
 */
const pagesAtOnce = 2
const waitingPages = 4

/** Bytes: an address of 4,000 characters and a few settings are much less. */
const bodyLimit = 64 * 1024

/**
 * Serves `POST /pagina`: the markup of a page for the user of the session, and the data that it shows, while the browser
 * still loads the scripts. The page reads through the API, with the permissions of the session. The web build provides
 * the renderer; without a build there is no route.
 */
export async function registerSignedInPage(app: FastifyInstance, webDist: string): Promise<void> {
  const file = join(webDist, 'server/app/signed-in-page.js')
  if (!existsSync(file)) return
  const buildId = readBuildId(webDist)
  const renderer = createPageRenderer(pathToFileURL(file).href)
  app.addHook('onClose', () => renderer.close())

  const turns = createSemaphore(pagesAtOnce, waitingPages)
  const sessions = new WeakMap<FastifyRequest, PageSession>()
  // Before the body is read: without the session of a person, nothing is rendered. A page that the role may not open
  // redirects, which renders nothing either. After the hooks `onRequest`, in which each request is counted (route.ts).
  const preParsing = async (request: FastifyRequest): Promise<void> => {
    const { authenticate, newContext } = app.routeDeps
    const token = readToken(request)
    const session = token ? await authenticate(newContext(request), token) : undefined
    if (!token || !session || session.apiKey) throw new AppError('unauthenticated')
    sessions.set(request, { token, session })
  }
  app.post('/pagina', { bodyLimit, preParsing, compress: pageCompression }, async (request, reply) => {
    const session = sessions.get(request)
    if (!session) throw new AppError('unauthenticated')
    const body = Body.safeParse(request.body)
    if (!body.success) throw toValidationError(body.error.issues)
    const { build, ...input } = body.data
    // The markup of this build could differ from what the older application renders. It requests its data itself.
    const endTurn = build === buildId ? await turns.acquire(session.session.user.id) : undefined
    if (!endTurn) return reply.header('cache-control', 'no-store').send({ html: null, data: [] })
    try {
      const statuses = new Set<number>()
      const send = createSend(app, request, statuses)
      const page = await renderer.render({ ...input, token: session.token }, (call) =>
        runInPageSession(session, () => send(call)),
      )
      if (statuses.has(401)) throw new AppError('unauthenticated')
      return reply.headers({ 'cache-control': 'no-store', 'content-type': jsonType }).send(page)
    } finally {
      endTurn()
    }
  })
}

const jsonType = 'application/json; charset=utf-8'

const readToken = ({ headers }: FastifyRequest): string | undefined =>
  /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1]

/**
 * @param statuses collects the statuses of the responses.
 * @returns a function that makes requests to this server, without a connection, in the name of the request.
 */
function createSend(
  app: FastifyInstance,
  request: FastifyRequest,
  statuses: Set<number>,
): Parameters<PageRenderer['render']>[1] {
  return async ({ method, url, headers, body }) => {
    const { 'user-agent': agent, 'x-forwarded-for': forwarded } = request.headers
    const response = await app.inject({
      method,
      url,
      headers: {
        ...(agent === undefined ? {} : { 'user-agent': agent }),
        ...(forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: body }),
      ...(request.socket.remoteAddress ? { remoteAddress: request.socket.remoteAddress } : {}),
    })
    statuses.add(response.statusCode)
    return { status: response.statusCode, type: String(response.headers['content-type']), body: response.body }
  }
}
