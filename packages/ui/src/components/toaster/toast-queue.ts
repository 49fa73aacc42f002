'use client'

export type ToastTone = 'success' | 'error' | 'info' | 'warning'

/** The texts of a toast that follows a promise. */
export interface ToastPromiseTexts<Value> {
  /** Shown while it is pending. */
  loading: string
  /** Shown when it is fulfilled: a text, or a function of the value. */
  success: string | ((value: Value) => string)
  /** Shown when it is rejected: a text, or a function of the error. */
  error: string | ((error: unknown) => string)
}

export interface ToastOptions {
  /** A second line with details. */
  description?: string | undefined
  /** One action, such as "Desfazer". */
  action?: { label: string; onClick: () => void } | undefined
  /**
   * The duration in milliseconds, not of a loading toast; use a longer one only when the action is available longer. `Infinity`
   * keeps it until it is closed; 0 does not.
   * @default 4000
   */
  duration?: number | undefined
  /** The id; a toast with the same id is replaced. */
  id?: string | undefined
}

export interface QueuedToast extends ToastOptions {
  id: string
  tone: ToastTone | 'loading'
  title: string
}

interface LoadedToaster {
  show: (toast: QueuedToast) => void
  dismiss: (id?: string) => void
}

let queued: QueuedToast[] = []
let loaded: LoadedToaster | undefined

/** Shows the toast, or queues it until the toaster is loaded. Returns whether it is loaded. */
export function showOrQueue(toast: QueuedToast): boolean {
  if (loaded) loaded.show(toast)
  else queued.push(toast)
  return loaded !== undefined
}

/** Removes a toast, shown or queued; all toasts without an id. */
export function dismissToast(id?: string): void {
  queued = id === undefined ? [] : queued.filter((toast) => toast.id !== id)
  loaded?.dismiss(id)
}

/** Shows the queued toasts in the toaster, which from then on queues by itself while it is not mounted. */
export function connectToaster(toaster: LoadedToaster): void {
  loaded = toaster
  for (const toast of queued.splice(0)) toaster.show(toast)
}
