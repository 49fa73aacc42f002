export { reportRunRoutes } from './report-runs.routes.ts'
export { queueDueReports, reportJobs, sweepReportRuns } from './run.service.ts'
export { createRun } from './runs.service.ts'
export { createSchedule } from './schedules.service.ts'
