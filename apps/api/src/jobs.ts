import { fileJobs } from './modules/files/index.ts'
import { importJobs } from './modules/imports/index.ts'
import { reportJobs } from './modules/report-runs/index.ts'
import { webhookJobs } from './modules/webhooks/index.ts'

/** Every kind of work that is done after the call that asked for it. */
export const jobKinds = [...fileJobs, ...importJobs, ...reportJobs, ...webhookJobs]
