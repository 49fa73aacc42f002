/** `npm run outbox`: prints the e-mails that wait to be sent, whether or not the server runs. */
import { outbox } from './services.ts'
import { supervise } from './supervise.ts'

process.exitCode = await supervise([outbox])
