import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Log } from '../context.ts'

/**
 * Returns the secret that encrypts private keys: the configured one, or that of a file in the data folder, which the
 * first start creates. Undefined when the folder cannot be written.
 */
export async function readSigningSecret(
  config: { readonly signingSecret: string | undefined; readonly dataDir: string },
  log: Log,
): Promise<string | undefined> {
  if (config.signingSecret) return config.signingSecret
  const path = join(config.dataDir, 'signing-secret')
  try {
    await mkdir(config.dataDir, { recursive: true })
    // Of processes that start at once, one creates the file and all read it.
    await writeFile(path, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 }).catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code !== 'EEXIST') throw error
      },
    )
    return (await readFile(path, 'utf8')).trim()
  } catch (error) {
    log.warn({ err: error }, 'no secret for signing keys: set SIGNING_SECRET to issue receipts')
    return undefined
  }
}
