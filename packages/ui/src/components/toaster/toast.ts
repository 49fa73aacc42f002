'use client'
import { onDemand } from '../../lib/on-demand.js'

export type ToastTone = 'success' | 'error' | 'info' | 'warning'

export interface ToastOptions {
  /** A second line: what to do, or what exactly happened. */
  description?: string
  /** One thing to do about it, such as "Desfazer". */
  action?: { label: string; onClick: () => void }
  /** The same id replaces the toast in place of adding one. */
  id?: string
}

export interface QueuedToast extends ToastOptions {
  id: string
  tone: ToastTone
  title: string
}

/** The code that shows toasts; fetched with the first one, or when the browser is idle. */
export const toasterLayer = onDemand(() => import('./toaster-layer.js'))

type Show = (toast: QueuedToast) => void

let queue: QueuedToast[] = []
let show: Show | undefined
let dismissShown: ((id: string) => void) | undefined
let lastId = 0

function add(tone: ToastTone, title: string, options: ToastOptions = {}): string {
  lastId += 1
  const toast = { ...options, id: options.id ?? `toast-${lastId}`, tone, title }
  if (show) show(toast)
  else {
    queue.push(toast)
    toasterLayer.load()
  }
  return toast.id
}

/** Connects the toaster on the page; what was said before it arrived is said now. */
export function connectToaster(toaster: { show: Show; dismiss: (id: string) => void }): () => void {
  show = toaster.show
  dismissShown = toaster.dismiss
  const waiting = queue
  queue = []
  for (const toast of waiting) toaster.show(toast)
  return () => {
    if (show === toaster.show) show = dismissShown = undefined
  }
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
  dismiss(id: string) {
    queue = queue.filter((toast) => toast.id !== id)
    dismissShown?.(id)
  },
}
