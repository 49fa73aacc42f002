import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../lib/cn.ts'
import { type StatusHeroTone, statusHeroTones } from './status-hero.variants.ts'

export interface StatusHeroProps extends Omit<ComponentProps<'div'>, 'title'> {
  /**
   * The meaning, which decides the colors.
   * @default 'progress'
   */
  tone?: StatusHeroTone | undefined
  /** The line above the title: the order, or its sender. */
  eyebrow?: ReactNode
  /** The status in three or four words. It is the `h1` of the page. */
  title: ReactNode
  /** The time of the status, in the second largest text. */
  time?: ReactNode
}

/** The status of one order as the main message of a public page. In an application use `PageHeader`. */
export function StatusHero({ tone = 'progress', eyebrow, title, time, className, children, ...rest }: StatusHeroProps) {
  return (
    <div
      {...rest}
      data-slot="status-hero"
      data-tone={tone}
      className={cn(
        'relative overflow-hidden rounded-lg px-6 pt-24 pb-7 md:px-9 md:pb-9 forced-colors:border',
        statusHeroTones[tone],
        className,
      )}
    >
      <svg
        viewBox="0 0 320 64"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="absolute inset-x-0 top-0 h-16 w-full fill-(--flap)"
      >
        <path d="M0 0h320v14l-142 46a58 58 0 0 1-36 0L0 14z" />
      </svg>
      <span aria-hidden className="absolute start-1/2 top-9 size-4 -translate-x-1/2 rounded-full bg-(--clasp)" />
      <div className="grid gap-2">
        {eyebrow && <p className="text-md font-medium">{eyebrow}</p>}
        <h1 className="text-3xl font-bold tracking-tight text-balance wrap-anywhere">{title}</h1>
        {time && <p className="text-xl font-semibold text-balance">{time}</p>}
        {children && <div className="max-w-xl text-lg wrap-anywhere">{children}</div>}
      </div>
    </div>
  )
}
