export { toast } from './toast.js'
export type { ToastOptions, ToastTone } from './toast-queue.js'
export { Toaster } from './toaster.js'
