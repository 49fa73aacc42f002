/**
 * `pnpm bench <name> [arguments]`: runs one of the measurements of docs/benchmarks.md. `seed` and `explain` use the
 * database of DATABASE_URL.
 */
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { runWireit } from '../run/wireit.ts'

const root = resolve(import.meta.dirname, '../..')
const scripts: Readonly<Record<string, string>> = {
  web: 'tooling/bench/bench-web.ts',
  phone: 'tooling/bench/bench-phone.ts',
  views: 'tooling/bench/bench-views.ts',
  overlays: 'tooling/bench/bench-overlays.ts',
  api: 'tooling/bench/bench-api.ts',
  contention: 'tooling/bench/bench-contention.ts',
  soak: 'tooling/soak/soak.ts',
  paste: 'apps/web/src/features/order-form/paste/corpus/print-scores.ts',
  seed: 'apps/api/scripts/seed-orders.ts',
  explain: 'apps/api/scripts/explain-orders.ts',
}
/** The benchmarks that load the built web application. */
const needsWeb = ['web', 'phone', 'views', 'contention', 'soak']

const name = process.argv[2] ?? ''
const script = scripts[name]
if (!script) {
  console.error(`Usage: pnpm bench <name> [arguments], with one of: ${Object.keys(scripts).join(', ')}`)
  process.exit(1)
}
const exitCode = needsWeb.includes(name) ? await runWireit('web') : 0
if (exitCode !== 0) process.exit(exitCode)
// The scripts read their arguments where they are when one is run directly.
process.argv.splice(2, 1)
await import(pathToFileURL(resolve(root, script)).href)
