import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'

export interface LogoProps extends ComponentProps<'span'> {
  /**
   * Shows the symbol only, for narrow spaces. The name is kept for screen readers.
   * @default false
   */
  markOnly?: boolean | undefined
  /**
   * The product name: Malote, or that of the installation.
   * @default 'Malote'
   */
  name?: string | undefined
}

/** The logo: a courier pouch with a yellow flap, and next to it the product name, where it fits. */
export function Logo({ markOnly = false, name = 'Malote', className, ...rest }: LogoProps) {
  return (
    // In a narrow space the name wraps into a second line, which is hidden.
    <span {...rest} data-slot="logo" className={cn('inline-flex h-7 flex-wrap gap-2 overflow-hidden', className)}>
      <svg viewBox="0 0 28 28" aria-hidden="true" className="size-7 shrink-0">
        <path
          d="M9.5 7V5.8A2.8 2.8 0 0 1 12.3 3h3.4a2.8 2.8 0 0 1 2.8 2.8V7"
          fill="none"
          strokeWidth="2.4"
          className="stroke-primary"
        />
        <rect x="2" y="7" width="24" height="18" rx="5" className="fill-primary" />
        <path
          d="M2 12a5 5 0 0 1 5-5h14a5 5 0 0 1 5 5v.6l-9.7 5.6a4.6 4.6 0 0 1-4.6 0L2 12.6z"
          className="fill-accent"
        />
        <circle cx="14" cy="16" r="2" className="fill-primary" />
      </svg>
      <span className={markOnly ? 'sr-only' : 'text-xl font-bold tracking-tight'}>{name}</span>
    </span>
  )
}
