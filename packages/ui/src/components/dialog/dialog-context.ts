'use client'
import { createContext, use } from 'react'

interface DialogState {
  open: boolean
  setOpen: (open: boolean) => void
  /** What opened it and gets the focus back. */
  trigger: HTMLElement | null
  setTrigger: (element: HTMLElement | null) => void
}

export const DialogContext = createContext<DialogState | undefined>(undefined)

/** The dialog or drawer around a part. */
export function useDialog(): DialogState {
  const state = use(DialogContext)
  if (!state) throw new Error('Put the parts of a Dialog or Drawer inside its Root.')
  return state
}
