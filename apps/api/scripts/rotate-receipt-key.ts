import { rotateSigningKey } from '../src/modules/receipts/index.ts'
import { systemContext } from '../src/platform/context.ts'
import { openDatabase } from '../src/platform/db/database.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import type { Tables } from '../src/platform/db/tables.ts'
import { createLogger } from '../src/platform/observability/logger.ts'
import { readSigningSecret } from '../src/platform/security/signing-secret.ts'
import { databaseOnlyDeps } from '../src/platform/services.ts'
import { withInstallation } from './installation.ts'

/**
 * Creates a key that signs receipts from now on, also on running servers. The old keys still verify theirs:
 *   npm run rotate-receipt-key
 */
await withInstallation(async (url, config) => {
  const log = createLogger('warn')
  const signingSecret = await readSigningSecret(config, log)
  await migrate(url)
  const db = openDatabase<Tables>({ url, pool: 1, prepared: false, onConnectionError: () => undefined })
  try {
    const { services, ...deps } = databaseOnlyDeps({ db, log })
    const id = await rotateSigningKey(systemContext({ ...deps, services: { ...services, signingSecret } }))
    console.log(`Chave nova: ${id}. Os comprovantes já emitidos continuam valendo.`)
  } finally {
    await db.destroy()
  }
})
