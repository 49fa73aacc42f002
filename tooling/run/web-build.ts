import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { hashContents, isStamped, runAndStamp } from './content-hash.ts'
import { webBuild } from './services.ts'
import { supervise } from './supervise.ts'

const builtPage = resolve(import.meta.dirname, '../../apps/web/dist/shell.html')
const webSources = ['apps/web', 'packages/ui/src', 'packages/api-client/src', 'pnpm-lock.yaml']

/**
 * Builds the web application unless the existing build has the same sources and settings. Ends the process on
 * failure.
 */
export async function buildWebIfStale(): Promise<void> {
  const settings = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'))
  const hash = hashContents(webSources, JSON.stringify(settings.sort()))
  if (existsSync(builtPage) && isStamped('web', hash)) return
  console.log('Building the web application (only when its sources changed)…')
  await runAndStamp('web', hash, async () => {
    const exitCode = await supervise([webBuild])
    if (exitCode !== 0) process.exit(exitCode)
  })
}
