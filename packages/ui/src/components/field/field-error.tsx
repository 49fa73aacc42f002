'use client'
import { type ComponentProps, type ReactNode, useLayoutEffect, useState } from 'react'
import { CircleAlert } from '../../icons/icons.gen.ts'
import { cn } from '../../lib/cn.ts'
import { afterRelease, isPressing } from '../../lib/press.ts'

const look = 'flex items-start gap-1.5 text-sm text-danger'

/**
 * The error message below a control or a group, with the correction; without children there is none. While the pointer
 * is pressed, a message that appears takes up no space, and one that changes or disappears keeps its space: it would
 * move the pressed button away, and the click would be lost.
 */
export function FieldError({ children, className, ...rest }: ComponentProps<'p'>) {
  const message = children || null
  const [settled, setSettled] = useState<ReactNode>(() => (isPressing() ? null : message))
  const isHeld = !Object.is(settled, message)
  if (isHeld && !isPressing()) setSettled(message)
  useLayoutEffect(() => (isHeld ? afterRelease(() => setSettled(message)) : undefined), [isHeld, message])
  return (
    <>
      {isHeld && settled && (
        <p aria-hidden className={cn(look, className)}>
          <Content>{settled}</Content>
        </p>
      )}
      {message && (
        <p {...rest} data-slot="field-error" className={isHeld ? 'sr-only' : cn(look, className)}>
          <Content>{message}</Content>
        </p>
      )}
    </>
  )
}

const Content = ({ children }: { children: ReactNode }) => (
  <>
    <CircleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0" />
    <span className="min-w-0 wrap-anywhere">{children}</span>
  </>
)
