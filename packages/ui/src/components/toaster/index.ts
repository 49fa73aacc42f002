export { toast } from './toast.ts'
export type { ToastOptions, ToastPromiseTexts, ToastTone } from './toast-queue.ts'
export { Toaster } from './toaster.tsx'
