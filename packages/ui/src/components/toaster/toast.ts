'use client'
import { overlay } from '../../lib/on-demand.js'
import { dismissToast, showOrKeep, type ToastOptions, type ToastTone } from './toast-queue.js'

/** The code that shows toasts; fetched with the first one, or when the browser is idle. */
export const toasterLayer = overlay(() => import('./toaster-layer.js'), 'ToasterLayer')

let lastId = 0

function add(tone: ToastTone, title: string, options: ToastOptions = {}): string {
  lastId += 1
  const id = options.id ?? `toast-${lastId}`
  if (!showOrKeep({ ...options, id, tone, title })) toasterLayer.load()
  return id
}

/**
 * Says briefly how an action ended: "Ordem criada." The answer to a form stays in the form, and what must not be missed
 * is an `Alert`. Each returns the id of its toast.
 */
export const toast = {
  success: (title: string, options?: ToastOptions) => add('success', title, options),
  error: (title: string, options?: ToastOptions) => add('error', title, options),
  info: (title: string, options?: ToastOptions) => add('info', title, options),
  warning: (title: string, options?: ToastOptions) => add('warning', title, options),
  dismiss: dismissToast,
}
