export { toast } from './toast.ts'
export type { ToastOptions, ToastTone } from './toast-queue.ts'
export { Toaster } from './toaster.tsx'
