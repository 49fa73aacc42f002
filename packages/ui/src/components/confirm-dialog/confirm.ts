'use client'
import type { ReactNode } from 'react'
import type { ConfirmDialogProps } from './confirm-dialog.tsx'

export interface ConfirmOptions extends Pick<ConfirmDialogProps, 'confirmLabel' | 'cancelLabel' | 'tone'> {
  /** The question, for example "Cancelar esta ordem?". */
  title: ReactNode
  /** The consequences, and whether they can be undone. */
  text?: ReactNode
  /** The action. The dialog stays open until its promise settles. */
  action?: (() => unknown) | undefined
  /** The options that depend on data: until they arrive, the dialog shows the others and cannot be confirmed. */
  loading?: Promise<Partial<ConfirmOptions>> | undefined
}

interface Confirmation {
  options: ConfirmOptions
  open: boolean
  pending: boolean
  resolve: (confirmed: boolean) => void
  reject: (error: unknown) => void
}

let current: Confirmation | undefined
const listeners = new Set<() => void>()

function change(next: Confirmation): Confirmation {
  current = next
  for (const listener of listeners) listener()
  return next
}

/** Closes the dialog, unless it already shows another question. Its texts stay while it disappears. */
function close(confirmation: Confirmation): Confirmation {
  return current === confirmation ? change({ ...confirmation, open: false, pending: false }) : confirmation
}

/** Shows the options that depend on data. When they cannot be loaded, the first ones can be confirmed. */
async function showLoaded(confirmation: Confirmation, loading: Promise<Partial<ConfirmOptions>>): Promise<void> {
  const loaded = await loading.catch(() => undefined)
  if (current === confirmation) {
    change({ ...confirmation, options: { ...confirmation.options, ...loaded }, pending: false })
  }
}

/**
 * Requests confirmation before an action that is hard to undo, in the dialog of `ConfirmHost`. One is open at a time: a
 * second call cancels the first.
 *
 * @returns whether the user has confirmed, when the action has ended.
 * @throws the error of the action, when the dialog is closed.
 */
export async function confirm(options: ConfirmOptions): Promise<boolean> {
  if (listeners.size === 0) throw new Error('confirm() has no dialog. Render <ConfirmHost /> once, near the root.')
  cancelConfirmation()
  return new Promise((resolve, reject) => {
    const { loading } = options
    const confirmation = change({ options, open: true, pending: loading !== undefined, resolve, reject })
    if (loading) void showLoaded(confirmation, loading)
  })
}

/** The user cancels. */
export function cancelConfirmation(): void {
  if (current?.open) close(current).resolve(false)
}

/** The user confirms: runs the action, and closes the dialog. */
export async function runConfirmedAction(): Promise<void> {
  if (!current) return
  const { options } = current
  const confirmation = options.action ? change({ ...current, pending: true }) : current
  try {
    await options.action?.()
    close(confirmation).resolve(true)
  } catch (error) {
    close(confirmation).reject(error)
  }
}

/** Subscribes to the dialog. When its host is removed, as at a sign-out, the call is cancelled. */
export function subscribeToConfirmation(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) cancelConfirmation()
  }
}

/** Returns what the dialog shows; `undefined` before the first call. */
export const readConfirmation = (): Confirmation | undefined => current
