import type { ComponentProps, ReactNode } from 'react'
import { CircleAlert, CircleCheck, Info, TriangleAlert } from '../../icons/icons.gen.ts'
import { cn } from '../../lib/cn.ts'
import { type AlertTone, alertTones } from './alert.variants.ts'

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert }

export interface AlertProps extends Omit<ComponentProps<'div'>, 'title'> {
  /**
   * The meaning, which decides the colors.
   * @default 'info'
   */
  tone?: AlertTone | undefined
  /** The title above the text. */
  title?: ReactNode
  /** A button or link that resolves the problem. */
  action?: ReactNode
}

/**
 * A message about a part of the page, shown while it applies. Screen readers announce it when it appears: a danger
 * immediately, other tones at the next pause. For the result of an action, use `toast`.
 */
export function Alert({ tone = 'info', title, action, className, children, ...rest }: AlertProps) {
  const Icon = icons[tone]
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      {...rest}
      data-slot="alert"
      data-tone={tone}
      className={cn('flex gap-3 rounded-md border p-3 text-text', alertTones[tone], className)}
    >
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-(--tone)" />
      <div className="min-w-0 flex-1">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className="wrap-anywhere">{children}</div>}
        {action && <div className="mt-2">{action}</div>}
      </div>
    </div>
  )
}
