import { fileJobs } from './modules/files/index.ts'
import { importJobs } from './modules/imports/index.ts'
import { recipientMessageJobs } from './modules/recipient-messages/index.ts'
import { reportJobs } from './modules/report-runs/index.ts'
import { getEstimatedArrival } from './modules/tracking/index.ts'
import { webhookJobs } from './modules/webhooks/index.ts'

/** Every kind of background job. */
export const jobKinds = [
  ...fileJobs,
  ...importJobs,
  ...recipientMessageJobs(getEstimatedArrival),
  ...reportJobs,
  ...webhookJobs,
]
