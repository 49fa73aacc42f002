'use client'
import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.js'
import { useMessages } from '../../lib/messages.js'
import * as texts from '../../lib/texts.js'
import { Spinner } from './spinner.js'

const defaultMessages = { loading: texts.loading }

export interface LoaderProps extends ComponentProps<'div'> {
  /** What is being waited for. */
  label?: string | undefined
  /** Milliseconds before it shows: a wait that is shorter should not flicker. */
  delay?: number | undefined
}

/** A short wait without a known shape. When the shape is known, use `Skeleton`. */
export function Loader({ label, delay = 200, className, style, ...rest }: LoaderProps) {
  const messages = useMessages(defaultMessages)
  return (
    <div
      role="status"
      {...rest}
      data-slot="loader"
      // None without a delay: markup that a server writes then passes a policy without inline styles.
      style={delay === 0 ? style : { ...style, animationDelay: `${delay}ms` }}
      className={cn(
        'flex animate-appear items-center justify-center gap-2 text-subtle [animation-fill-mode:backwards]',
        className,
      )}
    >
      <Spinner />
      <span>{label ?? messages.loading}</span>
    </div>
  )
}
