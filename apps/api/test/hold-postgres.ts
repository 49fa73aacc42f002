import { startEmbeddedPostgres } from '../src/platform/db/embedded-postgres/index.ts'

/** Holds an embedded server until told to let go: the other process that launcher tests need. */
const log = { info: () => undefined, warn: () => undefined }
const server = await startEmbeddedPostgres({ dataDir: process.argv[2] ?? '', log, settings: { fsync: 'off' } })
process.stdout.write(`${server.url}\n`)
process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)))
setInterval(() => undefined, 1000)
