'use client'
import { type ComponentProps, useEffect, useState } from 'react'
import { CircleAlert } from '../../icons/icons.gen.ts'
import { cn } from '../../lib/cn.ts'
import { afterRelease, isPressing } from '../../lib/press.ts'

/**
 * The error message below a control or a group, with the correction. When the field is left by a press, the message
 * takes up space only after the press: it would move the pressed button away, and the click would be lost.
 */
export function FieldError({ className, children, ...rest }: ComponentProps<'p'>) {
  const [isHeld, setHeld] = useState(isPressing)
  useEffect(() => (isHeld ? afterRelease(() => setHeld(false)) : undefined), [isHeld])
  return (
    <p
      {...rest}
      data-slot="field-error"
      className={isHeld ? 'sr-only' : cn('flex items-start gap-1.5 text-sm text-danger', className)}
    >
      <CircleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </p>
  )
}
