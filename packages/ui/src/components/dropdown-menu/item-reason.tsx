'use client'
import type { ReactNode } from 'react'

interface ItemReasonProps {
  id: string
  children: ReactNode
}

/** Why an item is disabled. It is the item's description: the name of the item is the action only. */
export function ItemReason({ id, children }: ItemReasonProps) {
  return (
    <span id={id} aria-hidden className="ms-auto max-w-56 ps-4 text-end text-xs text-subtle">
      {children}
    </span>
  )
}
