import { join } from 'node:path'
import { setTimeout as setTimeoutPromise } from 'node:timers/promises'
import { buildApp } from './app.ts'
import { type DemoAccount, demoAccounts, hasDemo, needsDemo } from './demo/index.ts'
import { jobKinds } from './jobs.ts'
import { createMailer } from './modules/mail/index.ts'
import { checkClock } from './platform/config/clock-check.ts'
import { type Config, getHostName, isLoopback, readConfig } from './platform/config/config.ts'
import { explainFolder, StartupError } from './platform/config/startup-error.ts'
import { type Log, systemContext } from './platform/context.ts'
import { isUnavailable, openDatabase } from './platform/db/database.ts'
import { assertUsableDatabase, explainTls } from './platform/db/database-check.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './platform/db/embedded-postgres/index.ts'
import type { ServerRole } from './platform/db/hosts.ts'
import { openListener } from './platform/db/listener.ts'
import { migrate } from './platform/db/migrate.ts'
import type { Tables } from './platform/db/tables.ts'
import { watchDisk } from './platform/files/disk-space.ts'
import { openFiles } from './platform/files/files.ts'
import { isOutOfSpace } from './platform/files/out-of-space.ts'
import { openJobs, prepareJobs } from './platform/jobs/index.ts'
import { createSemaphore } from './platform/jobs/semaphore.ts'
import { createTextMessageSender } from './platform/messages/text-message-sender.ts'
import { createLogger } from './platform/observability/logger.ts'
import type { Metrics } from './platform/observability/metrics.ts'
import { createOutboundClient } from './platform/outbound/outbound-client.ts'
import { createPostalCodeSearch } from './platform/outbound/postal-code-search.ts'
import { createPostalCodeProvider } from './platform/outbound/postal-codes.ts'
import { readSigningSecret } from './platform/security/signing-secret.ts'
import type { AppDeps, Services, SystemDeps } from './platform/services.ts'
import { startScheduledTasks } from './scheduled-tasks.ts'

/** Functions that close the opened resources; they run newest first. */
const disposers: (() => Promise<unknown>)[] = []
let starting: Promise<void> = Promise.resolve()
let stopping = false

const stopSeconds = 10
/** The state behind `/readyz`: a stopping process reports it before its port closes. */
const readiness = { stopping: false, delaySeconds: 0 }

/** @param announced Whether load balancers get time to notice before the port closes. */
async function stop(code: number, announced = false): Promise<void> {
  if (stopping) return
  stopping = true
  readiness.stopping = true
  if (announced) await setTimeoutPromise(readiness.delaySeconds * 1000)
  // A resource that does not close must not keep the process: acknowledged writes are in the database already.
  setTimeout(() => process.exit(1), stopSeconds * 1000).unref()
  // After a signal during the start: wait for resources that are still opening, so that they are closed too.
  await starting.catch(() => undefined)
  for (const close of disposers.reverse()) await close().catch((error: unknown) => process.stderr.write(`${error}\n`))
  process.exit(code)
}

function fail(error: unknown): Promise<void> {
  process.stderr.write(`${formatStartError(error)}\n`)
  return stop(1)
}

/** Returns a message for operators, or the stack of a programming error. */
function formatStartError(error: unknown): string {
  if (error instanceof StartupError) return error.message
  if (!(error instanceof Error)) return String(error)
  if (!isOutOfSpace(error)) return error.stack ?? error.message
  return `Não há espaço livre em disco (${error.message}). Libere espaço e inicie de novo.`
}

async function start(): Promise<void> {
  const config = readConfig(process.env)
  const logger = createLogger(config.logLevel)
  const wantsDemo = !config.databaseUrl && config.demo
  // Before the demonstration is put in, so that the installation can still start without it.
  assertDemoIsPrivate(config, wantsDemo)
  let embedded: EmbeddedPostgres | undefined
  if (!config.databaseUrl) {
    embedded = await startEmbeddedPostgres({ dataDir: config.dataDir, log: logger })
    disposers.push(embedded.stop)
  }
  const url = config.databaseUrl ?? (embedded as EmbeddedPostgres).url
  await migrateOrExplain(url, logger)
  // A stop waits for the start, at most 10 seconds: after a signal no further long step begins.
  if (stopping) return

  const tracing = config.tracesEndpoint
    ? (await import('./platform/observability/tracing.ts')).openTracing(config.tracesShare)
    : undefined
  if (tracing) disposers.push(tracing.stop)
  const open = (at: string, pool = config.databasePool, role: ServerRole = 'primary') =>
    openDatabase<Tables>({
      url: at,
      pool,
      role,
      prepared: config.databasePrepared,
      onStatement: tracing?.statement,
      onConnectionError: (error) => logger.warn({ err: error }, 'database connection lost'),
    })
  const db = open(url)
  disposers.push(() => db.destroy())
  const slowReads = open(url, Math.ceil(config.databasePool / 3))
  disposers.push(() => slowReads.destroy())
  const replica = config.databaseReplicaUrl ? open(config.databaseReplicaUrl, config.databasePool, 'any') : undefined
  if (replica) disposers.push(() => replica.destroy())
  await checkClock(db, { log: logger })
  assertDemoIsPrivate(config, await hasDemo(db))

  const folder = join(config.dataDir, 'files')
  const files = await openFiles({ folder, url: config.filesUrl }).catch((error: unknown) => {
    throw config.filesUrl ? error : explainFolder(error, folder)
  })
  const growing = [...(embedded ? [embedded.dataFolder] : []), ...(config.filesUrl ? [] : [folder])]
  const disk = growing.length > 0 ? await watchDisk({ folders: growing, log: logger }) : undefined
  if (disk) disposers.push(disk.stop)
  await prepareJobs(url, logger, jobKinds)
  const queue = await openJobs(url, logger, config.databasePrepared)
  disposers.push(queue.stop)
  const jobs = tracing?.queue(queue) ?? queue
  const postalCodes = config.postalCodeUrls.length > 0 ? createPostalCodeProvider(config.postalCodeUrls) : undefined
  const postalCodeSearch = config.postalCodeSearchUrl ? createPostalCodeSearch(config.postalCodeSearchUrl) : undefined
  const outboundClient = createOutboundClient(config.webhookAddresses)
  const outbound = tracing?.outbound(outboundClient) ?? outboundClient
  // A pooler in transaction mode does not support `listen`.
  const listener = config.databasePrepared ? openListener(url, logger) : undefined
  if (listener) disposers.push(listener.stop)
  const mailer = config.smtpUrl ? createMailer(config.smtpUrl, config.mailFrom) : undefined
  // Not traced: a span has the address, which may contain a credential.
  const textMessages = config.textMessages && createTextMessageSender(config.textMessages, outboundClient)
  const metrics = config.metricsPort === undefined ? undefined : await createMetrics()
  const services: Services = {
    db,
    slowReads,
    requestTransactions: createSemaphore(Math.ceil(config.databasePool * 0.4)),
    replica,
    log: logger,
    clock: () => new Date(),
    files,
    jobs,
    postalCodes,
    postalCodeSearch,
    outbound,
    listener,
    signingSecret: await readSigningSecret(config, logger),
    mailer,
    textMessages,
    metrics,
    disk,
    tracing,
    readiness,
  }
  const deps: AppDeps = { config, services }
  if (stopping) return
  // Loaded only by a first start: its library of names is larger than the rest of the program.
  if (wantsDemo && (await needsDemo(db))) await import('./demo/seed.service.ts').then(({ seedDemo }) => seedDemo(deps))
  const demo = await hasDemo(db)
  if (metrics) await serveMetrics(metrics, config, deps)
  if (disk) metrics?.gauge('malote_disk_free_bytes', 'Room on the disk of the local data.', disk.freeBytes)
  const app = await buildApp(deps)
  disposers.push(() => app.close())
  await queue.work(tracing?.jobs(jobKinds) ?? jobKinds, () => systemContext(deps))
  // Before the port closes: requests still get a response while jobs end.
  disposers.push(queue.endWork)
  disposers.push(startScheduledTasks(deps))
  const { host, port } = config
  readiness.delaySeconds = config.stopDelay
  await listenOrExplain(port, 'PORT', host, () => app.listen({ host, port }))
  // Port 0 takes any free port, so the printed address must contain the actual one.
  const [address] = app.addresses()
  printAddress(config, typeof address === 'object' ? address.port : config.port, demo ? demoAccounts : [])
}

/** Loads the metrics library, which only an installation with METRICS_PORT needs. */
async function createMetrics(): Promise<Metrics> {
  const { openMetrics } = await import('./platform/observability/metrics.ts')
  return openMetrics()
}

async function serveMetrics(metrics: Metrics, { host, metricsPort = 0 }: Config, deps: SystemDeps): Promise<void> {
  const { registerQueueMetrics } = await import('./queue-metrics.ts')
  registerQueueMetrics(metrics, deps)
  const { stop } = await listenOrExplain(metricsPort, 'METRICS_PORT', host, () => metrics.serve(host, metricsPort))
  disposers.push(stop)
}

async function migrateOrExplain(url: string, log: Log): Promise<void> {
  try {
    await assertUsableDatabase(url)
    const announce = (migrations: readonly string[]): void => {
      const way = 'Para voltar à versão anterior é preciso um backup de antes desta (npm run backup).'
      log.warn({ migrations }, `O banco passa a esta versão do Malote. ${way}`)
    }
    const onWait = () => log.info({}, 'waiting for another process that migrates the database')
    await migrate(url, undefined, announce, onWait)
  } catch (error) {
    if (error instanceof StartupError) throw error
    const insecure = explainTls(error)
    if (insecure) throw new StartupError(insecure)
    if (!isUnavailable(error) && !/password|role|database .* does not exist/.test((error as Error).message)) throw error
    throw new StartupError(`Não foi possível usar o banco de dados de DATABASE_URL: ${(error as Error).message}`)
  }
}

/** Rejects a demonstration that other machines could reach, also through a proxy: its passwords are public. */
function assertDemoIsPrivate({ host, publicUrl, trustProxy }: Config, demo: boolean): void {
  if (!demo) return
  const openings = [
    ...(isLoopback(host) ? [] : [`HOST=${host}`]),
    ...(isLoopback(getHostName(publicUrl)) ? [] : [`PUBLIC_URL=${publicUrl}`]),
    ...(trustProxy ? [`TRUST_PROXY=${trustProxy}`] : []),
  ]
  if (openings.length === 0) return
  throw new StartupError(
    [
      `Há contas de demonstração, de senha conhecida: ${openings.join(', ')} as abriria para a rede.`,
      'Use DATABASE_URL com um banco seu, ou MALOTE_DEMO=off com uma pasta de dados ainda vazia.',
    ].join('\n'),
  )
}

/** Listens on a port. Explains why it is not possible. */
async function listenOrExplain<T>(port: number, setting: string, host: string, listen: () => Promise<T>): Promise<T> {
  try {
    return await listen()
  } catch (error) {
    switch ((error as NodeJS.ErrnoException).code) {
      case 'EADDRINUSE':
        throw new StartupError(
          `A porta ${port} já está em uso. Encerre o outro programa ou escolha outra em ${setting}.`,
        )
      case 'EACCES':
        throw new StartupError(`Sem permissão para usar a porta ${port}. Escolha outra em ${setting}.`)
      case 'EADDRNOTAVAIL':
      case 'ENOTFOUND':
        throw new StartupError(`O endereço ${host} não é desta máquina. Confira HOST.`)
      default:
        throw error
    }
  }
}

function printAddress(
  { host, publicUrl, port: configuredPort, smtpUrl }: Config,
  port: number,
  accounts: readonly DemoAccount[],
): void {
  const address = port === configuredPort ? publicUrl : `http://localhost:${port}`
  const lines = [`Malote em ${address} (${host}:${port})`]
  if (!smtpUrl) lines.push('Sem SMTP_URL, os e-mails ficam guardados: npm run outbox mostra os que esperam.')
  if (accounts.length > 0) lines.push('Contas de demonstração:')
  for (const { role, email, password } of accounts) lines.push(`${role} ${email} ${password}`)
  // One write, so that a process that waits for the address reads the accounts too.
  process.stdout.write(`${lines.join('\n')}\n`)
}

process.on('SIGINT', () => void stop(0))
process.on('SIGTERM', () => void stop(0, true))
starting = start()
await starting.catch(fail)
