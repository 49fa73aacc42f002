'use client'
import { createContext, type RefObject, use } from 'react'

interface PopoverState {
  open: boolean
  setOpen: (open: boolean) => void
  anchor: HTMLElement | null
  anchorRef: RefObject<HTMLButtonElement | null>
  triggerId: string
  contentId: string
  preload: () => void
}

export const PopoverContext = createContext<PopoverState | null>(null)

/**
 * Returns the state of the surrounding popover.
 * @throws when there is no `Popover.Root`.
 */
export function usePopover(): PopoverState {
  const popover = use(PopoverContext)
  if (!popover) throw new Error('Put the parts of a Popover inside <Popover.Root>.')
  return popover
}
