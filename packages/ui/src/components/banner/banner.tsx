'use client'
import type { ComponentProps, ReactNode } from 'react'
import { CircleAlert, Info, Megaphone, TriangleAlert, X } from '../../icons/icons.gen.ts'
import { cn } from '../../lib/cn.ts'
import { useMessages } from '../../lib/messages.ts'
import * as texts from '../../lib/texts.ts'
import { Tooltip } from '../tooltip/tooltip.tsx'
import { type BannerTone, bannerTones } from './banner.variants.ts'

const defaultMessages = { dismiss: texts.dismiss }

const icons = { info: Info, warning: TriangleAlert, danger: CircleAlert, brand: Megaphone }

export interface BannerProps extends ComponentProps<'div'> {
  /**
   * The meaning, which decides the colors.
   * @default 'info'
   */
  tone?: BannerTone | undefined
  /** A button or link that resolves the problem or shows more. */
  action?: ReactNode
  /** Called when the user dismisses it. Without it the banner cannot be dismissed. */
  onDismiss?: (() => void) | undefined
}

/** A message for every page: no connection, planned maintenance, an announcement. For a part of a page, use `Alert`. */
export function Banner({ tone = 'info', action, onDismiss, className, children, ...rest }: BannerProps) {
  const messages = useMessages(defaultMessages)
  const Icon = icons[tone]
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      {...rest}
      data-slot="banner"
      data-tone={tone}
      className={cn('flex min-w-0 items-start gap-3 border-b px-4 py-2 print:hidden', bannerTones[tone], className)}
    >
      <Icon aria-hidden className="mt-1 size-4 shrink-0 text-(--tone)" />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1 self-center">
        <div className="min-w-0 wrap-anywhere">{children}</div>
        {action}
      </div>
      {onDismiss && (
        <Tooltip content={messages.dismiss}>
          <button
            type="button"
            aria-label={messages.dismiss}
            onClick={onDismiss}
            className="-my-2 -me-2 grid size-11 shrink-0 place-items-center rounded-md md:my-0 md:size-6"
          >
            <X aria-hidden className="size-4" />
          </button>
        </Tooltip>
      )}
    </div>
  )
}
