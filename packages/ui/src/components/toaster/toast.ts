'use client'
import { declareOverlay } from '../../lib/on-demand.ts'
import { dismissToast, showOrQueue, type ToastOptions, type ToastPromiseTexts, type ToastTone } from './toast-queue.ts'

/** The code that shows toasts, loaded with the first toast or when the browser is idle. */
export const toasterLayer = declareOverlay(() => import('./toaster-layer.tsx'), 'ToasterLayer')

let lastId = 0

function add(tone: ToastTone | 'loading', title: string, options: ToastOptions = {}): string {
  lastId += 1
  const id = options.id ?? `toast-${lastId}`
  if (!showOrQueue({ ...options, id, tone, title })) toasterLayer.load()
  return id
}

const getText = <Argument>(text: string | ((argument: Argument) => string), argument: Argument): string =>
  typeof text === 'string' ? text : text(argument)

/** Follows a promise with one toast. The action and the description belong to its result. */
function addPromise<Value>(promise: Promise<Value>, texts: ToastPromiseTexts<Value>, options?: ToastOptions): string {
  const id = add('loading', texts.loading, { id: options?.id })
  const settled = { ...options, id }
  promise
    .then(
      (value) => add('success', getText(texts.success, value), settled),
      (error: unknown) => add('error', getText(texts.error, error), settled),
    )
    .catch((error: unknown) => {
      // The function of a text has thrown: a loading toast has no close button and would stay.
      dismissToast(id)
      throw error
    })
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
  /** Shows that an action is running, until a toast with the same id replaces it or `dismiss` removes it. */
  loading: (title: string, options?: Omit<ToastOptions, 'duration'>) => add('loading', title, options),
  /** Shows that a promise is pending, and its result in the same toast. A rejection is handled by its toast. */
  promise: <Value>(promise: Promise<Value>, promiseTexts: ToastPromiseTexts<Value>, options?: ToastOptions): string =>
    addPromise(promise, promiseTexts, options),
  /** Removes a toast by its id; all toasts without an id. */
  dismiss: (id?: string): void => dismissToast(id),
}
