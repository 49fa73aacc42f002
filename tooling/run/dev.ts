/** `pnpm dev`: the API, restarted on each change, and Vite's development server; one stops with the other. */
import { viteServer, watchedApi } from './services.ts'
import { supervise } from './supervise.ts'

const exitCode = await supervise([watchedApi, viteServer])
// Ended by a signal is how this one is meant to end.
process.exitCode = exitCode === 130 || exitCode === 143 ? 0 : exitCode
