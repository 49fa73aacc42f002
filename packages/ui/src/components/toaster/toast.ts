'use client'
import { declareOverlay } from '../../lib/on-demand.ts'
import { dismissToast, showOrQueue, type ToastOptions, type ToastTone } from './toast-queue.ts'

/** The code that shows toasts, loaded with the first toast or when the browser is idle. */
export const toasterLayer = declareOverlay(() => import('./toaster-layer.tsx'), 'ToasterLayer')

let lastId = 0

function add(tone: ToastTone, title: string, options: ToastOptions = {}): string {
  lastId += 1
  const id = options.id ?? `toast-${lastId}`
  if (!showOrQueue({ ...options, id, tone, title })) toasterLayer.load()
  return id
}

/**
 * Shows the result of an action for a short time: "Ordem criada." Show form errors in the form, and important
 * messages as an `Alert`. Each function returns the id of its toast.
 */
export const toast = {
  success: (title: string, options?: ToastOptions) => add('success', title, options),
  error: (title: string, options?: ToastOptions) => add('error', title, options),
  info: (title: string, options?: ToastOptions) => add('info', title, options),
  warning: (title: string, options?: ToastOptions) => add('warning', title, options),
  dismiss: dismissToast,
}
