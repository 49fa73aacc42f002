'use client'
import type { ComponentProps } from 'react'
import { ExternalLink } from '../../icons/icons.gen.ts'
import { cn } from '../../lib/cn.ts'
import { useMessages } from '../../lib/messages.ts'
import { Slot, Slottable } from '../../lib/slot.tsx'
import * as texts from '../../lib/texts.ts'
import { type LinkTone, linkTones } from './link.variants.ts'

const defaultMessages = { opensInNewTab: texts.opensInNewTab }

export interface LinkProps extends ComponentProps<'a'> {
  /**
   * The meaning, which decides the colors.
   * @default 'primary'
   */
  tone?: LinkTone | undefined
  /**
   * Opens in a new tab, with an icon and a text for screen readers.
   * @default false
   */
  external?: boolean | undefined
  /**
   * Styles the single child, such as a router link.
   * @default false
   */
  asChild?: boolean | undefined
}

/** Navigates to another page. For an action, use `Button`. */
export function Link({ tone = 'primary', external = false, asChild = false, className, children, ...rest }: LinkProps) {
  const messages = useMessages(defaultMessages)
  const Root = asChild ? Slot : 'a'
  return (
    <Root
      {...rest}
      {...(external && { target: '_blank', rel: 'noopener noreferrer' })}
      data-slot="link"
      className={cn('rounded-sm underline-offset-3 transition-colors', linkTones[tone], className)}
    >
      <Slottable>{children}</Slottable>
      {external && (
        <>
          <ExternalLink aria-hidden className="ms-1 inline size-3.5 align-[-0.125em]" />
          <span className="sr-only"> {messages.opensInNewTab}</span>
        </>
      )}
    </Root>
  )
}
