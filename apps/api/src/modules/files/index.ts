export { fileJobs, queueFileRemoval } from './files.service.ts'
