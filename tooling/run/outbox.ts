/** `npm run outbox`: prints the e-mails in the queue, also while the server is stopped. */
import { outbox } from './services.ts'
import { supervise } from './supervise.ts'

process.exitCode = await supervise([outbox])
