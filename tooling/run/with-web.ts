/** `pnpm e2e`, `pnpm size:web`, `pnpm bench:web`: runs a script after building the web application if it is stale. */
import { supervise } from './supervise.ts'
import { buildWebIfStale } from './web-build.ts'

const [script = '', ...args] = process.argv.slice(2)
await buildWebIfStale()
process.exitCode = await supervise([{ name: script, script, args }])
