'use client'
import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'
import { useMessages } from '../../lib/messages.ts'
import * as texts from '../../lib/texts.ts'

const defaultMessages = { skipToContent: texts.skipToContent }

export interface SkipLinkProps extends ComponentProps<'a'> {
  /** The target: the id of the main region, with `#`. */
  href: string
}

/** The first tab stop of a page: hidden until focused, it skips the navigation. */
export function SkipLink({ className, children, ...rest }: SkipLinkProps) {
  const messages = useMessages(defaultMessages)
  return (
    <a
      {...rest}
      data-slot="skip-link"
      className={cn(
        'fixed start-2 top-2 z-overlay -translate-y-20 rounded-md bg-surface-overlay px-4 py-3 font-medium text-primary',
        'focus:translate-y-0 focus:shadow-overlay print:hidden',
        className,
      )}
    >
      {children ?? messages.skipToContent}
    </a>
  )
}
