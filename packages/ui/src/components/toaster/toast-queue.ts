'use client'

export type ToastTone = 'success' | 'error' | 'info' | 'warning'

export interface ToastOptions {
  /** A second line with details. */
  description?: string | undefined
  /** One action, such as "Desfazer". */
  action?: { label: string; onClick: () => void } | undefined
  /**
   * The duration in milliseconds; use a longer one only when the action is available longer.
   * @default 4000
   */
  duration?: number | undefined
  /** The id; a toast with the same id is replaced. */
  id?: string | undefined
}

export interface QueuedToast extends ToastOptions {
  id: string
  tone: ToastTone
  title: string
}

interface ConnectedToaster {
  show: (toast: QueuedToast) => void
  dismiss: (id: string) => void
}

let queued: QueuedToast[] = []
let connected: ConnectedToaster | undefined

/** Shows the toast, or queues it until a toaster is mounted. Returns whether it was shown. */
export function showOrQueue(toast: QueuedToast): boolean {
  if (connected) connected.show(toast)
  else queued.push(toast)
  return connected !== undefined
}

/** Removes a toast, shown or queued. */
export function dismissToast(id: string): void {
  queued = queued.filter((toast) => toast.id !== id)
  connected?.dismiss(id)
}

/** Connects the mounted toaster and shows the queued toasts. */
export function connectToaster(toaster: ConnectedToaster): () => void {
  connected = toaster
  for (const toast of queued.splice(0)) toaster.show(toast)
  return () => {
    if (connected === toaster) connected = undefined
  }
}
