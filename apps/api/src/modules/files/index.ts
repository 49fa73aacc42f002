export { fileJobs, removeFilesLater } from './files.service.ts'
