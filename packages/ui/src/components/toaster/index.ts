export { type ToastOptions, type ToastTone, toast } from './toast.js'
export { Toaster } from './toaster.js'
