export type { FileRejectionReason, RejectedFile } from './accepted.js'
export * from './file-drop.js'
export type { FileUpload } from './file-row.js'
