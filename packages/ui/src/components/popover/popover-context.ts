'use client'
import { createContext, use } from 'react'

interface PopoverState {
  open: boolean
  setOpen: (open: boolean) => void
  anchor: HTMLElement | null
  setAnchor: (element: HTMLElement | null) => void
  contentId: string
  warm: () => void
}

export const PopoverContext = createContext<PopoverState | null>(null)

/** The popover around a part. */
export function usePopover(): PopoverState {
  const popover = use(PopoverContext)
  if (!popover) throw new Error('The parts of a Popover must stand inside <Popover.Root>.')
  return popover
}
