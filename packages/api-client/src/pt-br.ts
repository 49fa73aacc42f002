import * as z from 'zod/mini'
import { explain } from './contract/core/messages.ts'

/*
 * Gives every zod schema of an application the messages of Malote, in Portuguese: import it once, where the application
 * starts. It is an entry of its own because the messages of zod belong to the application, not to this package.
 */
z.config({ customError: explain })
