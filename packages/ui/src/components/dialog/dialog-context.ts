'use client'
import { createContext, use } from 'react'

interface DialogState {
  open: boolean
  setOpen: (open: boolean) => void
  /** The element that opened it; it receives the focus on close. */
  trigger: HTMLElement | null
  setTrigger: (element: HTMLElement | null) => void
}

export const DialogContext = createContext<DialogState | undefined>(undefined)

/**
 * Returns the state of the surrounding dialog or drawer.
 * @throws when there is no `Root`.
 */
export function useDialog(): DialogState {
  const state = use(DialogContext)
  if (!state) throw new Error('Put the parts of a Dialog or Drawer inside its Root.')
  return state
}
