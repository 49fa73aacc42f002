/**
 * `pnpm dev`: runs the API, restarted on each change, and Vite's development server; when one ends, the other is
 * stopped.
 */
import { viteServer, watchedApi } from './services.ts'
import { supervise } from './supervise.ts'

const exitCode = await supervise([watchedApi, viteServer])
// Ending by a signal is the expected end of this command.
process.exitCode = exitCode === 130 || exitCode === 143 ? 0 : exitCode
