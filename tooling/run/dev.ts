/** `pnpm dev`: runs the API and Vite's development server; the API restarts when one of its files changes. */
import { runWireit, stopped } from './wireit.ts'

const exitCode = await runWireit('dev:all', undefined, { WIREIT_WATCH: 'true', WIREIT_LOGGER: 'simple' })
// Stopping it is the expected end of this command.
process.exitCode = exitCode === stopped ? 0 : exitCode
