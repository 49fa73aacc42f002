/** `pnpm e2e`, `pnpm size:web`, `pnpm bench:web`: what looks at the built web application never looks at an old one. */
import { supervise } from './supervise.ts'
import { buildWebIfStale } from './web-build.ts'

const [script = '', ...args] = process.argv.slice(2)
await buildWebIfStale()
process.exitCode = await supervise([{ name: script, script, args }])
