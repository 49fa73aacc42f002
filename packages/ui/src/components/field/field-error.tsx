import type { ComponentProps } from 'react'
import { CircleAlert } from '../../icons/icons.gen.ts'
import { cn } from '../../lib/cn.ts'

/** The error message below a control or a group, with the correction. */
export function FieldError({ className, children, ...rest }: ComponentProps<'p'>) {
  return (
    <p {...rest} data-slot="field-error" className={cn('flex items-start gap-1.5 text-sm text-danger', className)}>
      <CircleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </p>
  )
}
