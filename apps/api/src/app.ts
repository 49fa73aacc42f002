import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import '@malote/api-client/pt-br'
import multipart from '@fastify/multipart'
import { apiKeyPrefix } from '@malote/api-client/contract'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest, LogController } from 'fastify'
import type { Logger } from 'pino'
import { registerDemoAccounts } from './demo/index.ts'
import { apiKeyRoutes, authenticateKey } from './modules/api-keys/index.ts'
import { auditRoutes } from './modules/audit/index.ts'
import { authRoutes } from './modules/auth/index.ts'
import { companyRoutes } from './modules/companies/index.ts'
import { dashboardRoutes } from './modules/dashboard/index.ts'
import { eventRoutes } from './modules/events/index.ts'
import { importRoutes } from './modules/imports/index.ts'
import { inboxRoutes } from './modules/inbox/index.ts'
import { locationRoutes } from './modules/locations/index.ts'
import { logoRoutes } from './modules/logos/index.ts'
import { mapTileRoutes } from './modules/map-tiles/index.ts'
import { membershipRoutes } from './modules/memberships/index.ts'
import { notificationRoutes } from './modules/notifications/index.ts'
import { postalCodeRoutes } from './modules/postal-codes/index.ts'
import { privacyRoutes } from './modules/privacy/index.ts'
import { profileRoutes } from './modules/profile/index.ts'
import { receiptRoutes, registerEvidencePage, registerReceiptPage } from './modules/receipts/index.ts'
import { recipientMessageRoutes, registerPreferencePage } from './modules/recipient-messages/index.ts'
import { recipientRequestRoutes } from './modules/recipient-requests/index.ts'
import { reportRunRoutes } from './modules/report-runs/index.ts'
import { reportRoutes } from './modules/reports/index.ts'
import { serviceOrderRoutes } from './modules/service-orders/index.ts'
import { authenticate } from './modules/sessions/index.ts'
import { settingsRoutes } from './modules/settings/index.ts'
import { startRoutes } from './modules/start/index.ts'
import { registerTrackingPage, trackingRoutes } from './modules/tracking/index.ts'
import { userRoutes } from './modules/users/index.ts'
import { webhookRoutes } from './modules/webhooks/index.ts'
import type { Context } from './platform/context.ts'
import { AppError } from './platform/errors/app-error.ts'
import { newOutOfSpaceError } from './platform/files/out-of-space.ts'
import { registerCompression } from './platform/http/compression.ts'
import { registerCors } from './platform/http/cors.ts'
import { handleClientError, handleError } from './platform/http/error-handler.ts'
import { registerHealth } from './platform/http/health.ts'
import { acceptJsonOnly } from './platform/http/json-body.ts'
import { createResponseSerializer } from './platform/http/list-serializer.ts'
import { registerLoadShedding } from './platform/http/load-shedding.ts'
import { registerOptions } from './platform/http/methods.ts'
import { registerRateLimit } from './platform/http/rate-limit.ts'
import { type Authenticate, rawTypes } from './platform/http/route.ts'
import { registerSecurityHeaders } from './platform/http/security-headers.ts'
import { registerSignedInPage } from './platform/http/signed-in-page.ts'
import { registerWeb } from './platform/http/web-app.ts'
import { validatorCompiler } from './platform/http/zod-compilers.ts'
import { registerDocs } from './platform/openapi/docs-page.ts'
import { registerOpenApi } from './platform/openapi/openapi.ts'
import { newId } from './platform/security/ids.ts'
import type { AppDeps } from './platform/services.ts'

const modules = [
  authRoutes,
  userRoutes,
  startRoutes,
  profileRoutes,
  notificationRoutes,
  companyRoutes,
  membershipRoutes,
  serviceOrderRoutes,
  importRoutes,
  inboxRoutes,
  locationRoutes,
  logoRoutes,
  postalCodeRoutes,
  mapTileRoutes,
  dashboardRoutes,
  reportRoutes,
  reportRunRoutes,
  settingsRoutes,
  auditRoutes,
  privacyRoutes,
  apiKeyRoutes,
  webhookRoutes,
  eventRoutes,
  trackingRoutes,
  recipientRequestRoutes,
  receiptRoutes,
  recipientMessageRoutes,
]

const bodyLimit = 1024 * 1024
const minute = 60_000
/** How long open requests may take after a stop began. An upload that is cut can be sent again with its idempotency key. */
const drainMs = 5_000
const reads: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])
const rejectionStatuses: ReadonlySet<number> = new Set([401, 403, 429])

/** Builds the application. It does not listen: `main.ts` does, and tests inject requests. */
export async function buildApp({ config, services }: AppDeps): Promise<FastifyInstance> {
  const { db, clock, disk, metrics } = services
  const { heartbeatMs = 15_000, maxDelayMs = 3_000 } = config
  const app = createServer(services.log, config.trustProxy)
  services.tracing?.watch(app)
  metrics?.watch(app)
  if (disk) {
    app.addHook('onRequest', async ({ method }) => {
      if (disk.isFull() && !reads.has(method)) throw newOutOfSpaceError()
    })
  }

  const newContext = (request: FastifyRequest): Context => ({
    db,
    clock,
    log: request.log,
    requestId: request.id,
    ipAddress: request.ip,
    userAgent: request.headers['user-agent']?.slice(0, 300),
    session: undefined,
    onDisconnect: (listener) => watchDisconnect(request, listener),
    config,
    services,
  })
  const streams = new Set<() => void>()
  const stopping = new AbortController()
  metrics?.gauge('malote_event_streams', 'Open streams of events.', () => streams.size)
  app.addHook('preClose', async () => {
    stopping.abort(new Error('the server stops'))
    for (const end of streams) end()
  })
  const publicLimit = config.rateLimit ? { max: Math.ceil(config.rateLimit / 10), timeWindow: minute } : undefined
  const authenticateToken: Authenticate = (ctx, token) =>
    token.startsWith(apiKeyPrefix) ? authenticateKey(ctx, token) : authenticate(ctx, token)
  app.decorate('routeDeps', {
    newContext,
    authenticate: authenticateToken,
    publicLimit,
    heartbeatMs,
    streams,
    stopping: stopping.signal,
  })
  app.decorateRequest('context', undefined)

  await app.register(multipart)
  await registerSecurityHeaders(app, config)
  registerOptions(app, config.corsOrigins.length > 0)
  await registerCors(app, config.corsOrigins)
  await registerCompression(app)
  await registerLoadShedding(app, maxDelayMs)
  if (config.rateLimit) await registerRateLimit(app, db, config.rateLimit, clock)
  registerOpenApi(app, config.publicUrl)
  registerDocs(app)
  registerHealth(app, db, services.readiness)
  registerDemoAccounts(app, db)
  for (const register of modules) register(app)
  await registerTrackingPage(app, config.webDist, config.publicUrl)
  await registerReceiptPage(app, config.webDist)
  await registerEvidencePage(app, config.webDist)
  await registerPreferencePage(app, config.webDist)
  await registerSignedInPage(app, config.webDist)
  await registerWeb(app, config.webDist)
  return app
}

/** Calls the listener when the client closes its connection. @returns a function that removes it. */
function watchDisconnect({ raw: { socket } }: FastifyRequest, listener: () => void): () => void {
  if (socket.destroyed) listener()
  socket.once('close', listener)
  return () => socket.off('close', listener)
}

function createServer(logger: Logger, trustProxy: number | string[]): FastifyInstance {
  const app = Fastify({
    // Typed as the base logger, so that the application keeps Fastify's default type.
    loggerInstance: logger as FastifyBaseLogger,
    // Logs one own line per response instead, in the `onResponse` hook below.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => newId(),
    trustProxy: typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy,
    bodyLimit,
    // Long enough for photographs over a slow mobile network.
    requestTimeout: 120_000,
    // Event streams and idle keep-alive connections must not keep a stopping server alive.
    forceCloseConnections: 'idle',
    frameworkErrors: handleError,
    clientErrorHandler: handleClientError,
    // Requests that arrive while the server stops are handled as usual.
    return503OnClosing: false,
    // A request without one is rejected below, with a problem document; Node's rejection has no body.
    http: { requireHostHeader: false },
    routerOptions: { maxParamLength: 200 },
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(createResponseSerializer(logger))
  app.setErrorHandler(handleError)
  acceptJsonOnly(app)
  acceptRawBodies(app)
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
    assertHeaders(request.raw)
  })
  // Node does not treat a connection that a browser opened in advance as idle, so stopping would wait for its first
  // request.
  const socketsWithoutRequest = new Set<Socket>()
  app.server.on('connection', (socket: Socket) => {
    socketsWithoutRequest.add(socket)
    socket.once('close', () => socketsWithoutRequest.delete(socket))
  })
  app.server.on('request', ({ socket }: IncomingMessage) => socketsWithoutRequest.delete(socket))
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
    for (const socket of socketsWithoutRequest) socket.destroy()
    setTimeout(() => app.server.closeAllConnections(), drainMs).unref()
  })
  // A response during the stop must close its connection, otherwise stopping waits for an idle connection.
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close')
  })
  app.addHook('onResponse', async (request, reply) => {
    const { operationId } = (request.routeOptions.schema ?? {}) as { operationId?: string }
    if (!operationId) return
    const fields = {
      operation: operationId,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      user: request.context?.session?.user.id,
      // A rejected request has no user; its address identifies an attack.
      ...(rejectionStatuses.has(reply.statusCode) ? { address: request.ip } : {}),
    }
    request.log.info(fields, 'request completed')
  })
  return app
}

/**
 * Rejects a request without a `Host` header or with several ones, as RFC 9112 (3.2) requires, or with several
 * `Authorization` headers: a proxy could have read another one.
 *
 * @throws AppError `validation_failed`.
 */
function assertHeaders({ rawHeaders, httpVersion }: IncomingMessage): void {
  const names = rawHeaders.filter((_name, index) => index % 2 === 0).map((name) => name.toLowerCase())
  for (const name of ['Host', 'Authorization']) {
    const count = names.filter((sent) => sent === name.toLowerCase()).length
    if (count > 1) throw new AppError('validation_failed', `Envie um só cabeçalho ${name}.`)
  }
  if (httpVersion === '1.1' && !names.includes('host')) {
    throw new AppError('validation_failed', 'Envie o cabeçalho Host.')
  }
}

/** Accepts the raw bodies of the contract as bytes; each route limits their size. */
function acceptRawBodies(app: FastifyInstance): void {
  for (const type of rawTypes)
    app.addContentTypeParser(type, { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
}
