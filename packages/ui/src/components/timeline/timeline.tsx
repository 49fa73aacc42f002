import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../lib/cn.ts'
import { type TimelineTone, timelineTones } from './timeline.variants.ts'

/** A list of past events, in order. Its entries are `Timeline.Item`. */
export function TimelineRoot({ className, ...rest }: ComponentProps<'ol'>) {
  return <ol {...rest} data-slot="timeline" className={cn('flex flex-col', className)} />
}

export interface TimelineItemProps extends Omit<ComponentProps<'li'>, 'title'> {
  /** The event: "Coletada por João". */
  title: ReactNode
  /** The time: a `<time>`, or text. */
  time?: ReactNode
  /** The icon before the label; it is hidden from screen readers. */
  icon?: ReactNode
  /**
   * The meaning, which decides the colors.
   * @default 'neutral'
   */
  tone?: TimelineTone | undefined
}

/** One event: its title and time, with details below. */
export function TimelineItem({ title, time, icon, tone = 'neutral', className, children, ...rest }: TimelineItemProps) {
  return (
    <li
      {...rest}
      data-slot="timeline-item"
      data-tone={tone}
      className={cn('group/item relative flex gap-3 pb-5 last:pb-0', className)}
    >
      <span aria-hidden className="absolute start-3.5 top-7 bottom-0 w-px bg-line group-last/item:hidden" />
      <span
        aria-hidden
        className={cn(
          'grid size-7 shrink-0 place-items-center rounded-full border [&_svg]:size-3.5',
          timelineTones[tone],
        )}
      >
        {icon ?? <span className="size-1.5 rounded-full bg-current" />}
      </span>
      <div className="@container min-w-0 flex-1 pt-1">
        {/* In a narrow container each time is below its title, so that all events are aligned. */}
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 @max-[20rem]:flex-col @max-[20rem]:flex-nowrap @max-[20rem]:items-stretch">
          <div className="min-w-0 font-medium">{title}</div>
          {time && <span className="min-w-0 text-sm text-subtle figures">{time}</span>}
        </div>
        {children && <div className="mt-0.5 wrap-anywhere text-subtle">{children}</div>}
      </div>
    </li>
  )
}
