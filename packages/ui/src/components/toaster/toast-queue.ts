'use client'

export type ToastTone = 'success' | 'error' | 'info' | 'warning'

export interface ToastOptions {
  /** A second line: what to do, or what exactly happened. */
  description?: string | undefined
  /** One thing to do about it, such as "Desfazer". */
  action?: { label: string; onClick: () => void } | undefined
  /**
   * How long it stays, in milliseconds; longer only where the action expires later.
   * @default 4000
   */
  duration?: number | undefined
  /** The same id replaces the toast in place of adding one. */
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

let waiting: QueuedToast[] = []
let connected: ConnectedToaster | undefined

/** Shows the toast, or keeps it until a toaster is on the page. Returns whether it was shown. */
export function showOrKeep(toast: QueuedToast): boolean {
  if (connected) connected.show(toast)
  else waiting.push(toast)
  return connected !== undefined
}

/** Takes a toast back, shown or still waiting. */
export function dismissToast(id: string): void {
  waiting = waiting.filter((toast) => toast.id !== id)
  connected?.dismiss(id)
}

/** Connects the toaster on the page; what was said before it arrived is said now. */
export function connectToaster(toaster: ConnectedToaster): () => void {
  connected = toaster
  for (const toast of waiting.splice(0)) toaster.show(toast)
  return () => {
    if (connected === toaster) connected = undefined
  }
}
