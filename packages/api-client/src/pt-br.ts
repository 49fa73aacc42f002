import * as z from 'zod/mini'
import { formatIssue } from './contract/core/messages.ts'

/* Replaces the zod messages of an application by Malote's Portuguese ones: import it once, where the application
   starts. It is a separate entry point because zod's messages belong to the application, not to this package. */
z.config({ customError: formatIssue })
