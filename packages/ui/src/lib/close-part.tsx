'use client'
import { Slot } from '@radix-ui/react-slot'
import type { ComponentProps, MouseEvent } from 'react'

export interface ClosePartProps extends ComponentProps<'button'> {
  /** Makes the one child, a `Button`, do it. */
  asChild?: boolean | undefined
}

/** The part of a layer that closes it, unless a handler of its own says otherwise. */
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
