/** `npm run backup -- [folder]` and `npm run restore -- folder`, also while the server is stopped. */
import { backup } from './services.ts'
import { supervise } from './supervise.ts'

process.exitCode = await supervise([{ ...backup, args: process.argv.slice(2) }])
