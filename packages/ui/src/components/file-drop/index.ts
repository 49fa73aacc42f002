export * from './file-drop.js'
export type { FileRejectionReason, RejectedFile } from './file-limits.js'
export type { FileUpload } from './file-row.js'
