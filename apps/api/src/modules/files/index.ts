export { discardFiles, discardFilesOnError, fileJobs, queueFileRemoval } from './files.service.ts'
