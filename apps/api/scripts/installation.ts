import { type Config, readConfig } from '../src/platform/config/config.ts'
import { startEmbeddedPostgres } from '../src/platform/db/embedded-postgres/index.ts'
import { createLogger } from '../src/platform/observability/logger.ts'

/** Runs `work` on the database of the installation, with or without a running server, and prints errors. */
export async function withInstallation(work: (databaseUrl: string, config: Config) => Promise<void>): Promise<void> {
  try {
    const config = readConfig(process.env)
    const log = createLogger('warn')
    const embedded = config.databaseUrl ? undefined : await startEmbeddedPostgres({ dataDir: config.dataDir, log })
    try {
      await work(config.databaseUrl ?? embedded?.url ?? '', config)
    } finally {
      await embedded?.stop()
    }
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 1
  }
}
