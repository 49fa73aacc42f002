'use client'
import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'
import { useMessages } from '../../lib/messages.ts'
import * as texts from '../../lib/texts.ts'
import { Spinner } from './spinner.tsx'

const defaultMessages = { loading: texts.loading }

const defaultDelay = 200

export interface LoaderProps extends ComponentProps<'div'> {
  /** The description of what is loading. */
  label?: string | undefined
  /**
   * The delay before it appears, in milliseconds, so that a short wait does not flicker.
   * @default 200
   */
  delay?: number | undefined
}

/** Shows that something is loading. When the shape of the content is fixed, use `Skeleton`. */
export function Loader({ label, delay = defaultDelay, className, style, ...rest }: LoaderProps) {
  const messages = useMessages(defaultMessages)
  return (
    <div
      role="status"
      {...rest}
      data-slot="loader"
      // No inline style for the default delay: server markup then complies with a policy that forbids inline styles.
      style={delay === 0 || delay === defaultDelay ? style : { ...style, animationDelay: `${delay}ms` }}
      className={cn(
        'flex animate-appear items-center justify-center gap-2 text-subtle [animation-fill-mode:backwards]',
        delay === defaultDelay && '[animation-delay:200ms]',
        className,
      )}
    >
      <Spinner />
      <span>{label ?? messages.loading}</span>
    </div>
  )
}
