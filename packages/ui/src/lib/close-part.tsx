'use client'
import type { ComponentProps, MouseEvent } from 'react'
import { Slot } from './slot.tsx'

export interface ClosePartProps extends ComponentProps<'button'> {
  /** Uses the single child, a `Button`, as the close button. */
  asChild?: boolean | undefined
}

/** The button that closes an overlay, unless its click handler prevents the default. */
export function ClosePart({ asChild = false, onClick, onClose, ...rest }: ClosePartProps & { onClose: () => void }) {
  const Root = asChild ? Slot : 'button'
  return (
    <Root
      {...(!asChild && { type: 'button' as const })}
      {...rest}
      onClick={(event: MouseEvent<HTMLButtonElement>) => {
        onClick?.(event)
        if (!event.defaultPrevented) onClose()
      }}
    />
  )
}
