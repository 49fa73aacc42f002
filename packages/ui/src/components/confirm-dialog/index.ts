export { type ConfirmOptions, confirm } from './confirm.ts'
export * from './confirm-dialog.tsx'
export * from './confirm-host.tsx'
