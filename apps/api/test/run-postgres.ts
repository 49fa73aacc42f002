import { startEmbeddedPostgres } from '../src/platform/db/embedded-postgres/index.ts'

/** Runs an embedded server until the parent process ends it: the second process of the launcher tests. */
const log = { info: () => undefined, warn: () => undefined }
const server = await startEmbeddedPostgres({ dataDir: process.argv[2] ?? '', log, settings: { fsync: 'off' } })
process.stdout.write(`${server.url}\n`)
process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)))
setInterval(() => undefined, 1000)
