/** Prints the files that are generated from the schema as JSON, from a temporary database. Part of `pnpm docs:generate`. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbeddedPostgres } from '../src/platform/db/embedded-postgres/index.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import { printSchemaFiles } from './schema-files.ts'

const folder = await mkdtemp(join(tmpdir(), 'malote-data-model-'))
const log = { info: () => undefined, warn: (message: string) => process.stderr.write(`${message}\n`) }
const server = await startEmbeddedPostgres({ dataDir: folder, log })
try {
  await migrate(server.url)
  const client = new pg.Client({ connectionString: server.url })
  await client.connect()
  process.stdout.write(JSON.stringify(await printSchemaFiles(client).finally(() => client.end())))
} finally {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
}
