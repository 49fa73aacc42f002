export { reportRunRoutes } from './report-runs.routes.ts'
export { queueDueReports, reportJobs, sweepReportRuns } from './run.service.ts'
