export * from './file-drop.tsx'
export type { FileRejectionReason, RejectedFile } from './file-limits.ts'
export type { FileUpload } from './file-row.tsx'
