'use client'
import type { ComponentProps } from 'react'
import { useMessages } from '../../lib/messages.js'
import * as texts from '../../lib/texts.js'
import { absolute, relative } from './relative.js'
import { useNow } from './use-now.js'

const defaultMessages = { noDate: texts.noDate, now: texts.now }

export interface RelativeTimeProps extends Omit<ComponentProps<'time'>, 'dateTime' | 'children'> {
  /** The moment: a date, an ISO text or milliseconds. What is missing or no date shows a dash. */
  value: Date | string | number | null | undefined
  timeZone?: string | undefined
}

/** How long ago or how far ahead, kept up to date; the full date on hover. Further than a week it is the date itself. */
export function RelativeTime({ value, timeZone = 'America/Sao_Paulo', ...rest }: RelativeTimeProps) {
  const messages = useMessages(defaultMessages)
  const now = useNow()
  const moment = value === null || value === undefined || value === '' ? undefined : new Date(value)
  if (!moment || Number.isNaN(moment.getTime())) {
    return (
      <time {...rest} data-slot="relative-time">
        <span aria-hidden>—</span>
        <span className="sr-only">{messages.noDate}</span>
      </time>
    )
  }
  const words = now && relative(moment, now, messages.now)
  return (
    <time
      title={absolute(moment, now ?? moment, timeZone, 'full')}
      {...rest}
      dateTime={moment.toISOString()}
      data-slot="relative-time"
    >
      {words ?? absolute(moment, now ?? new Date(0), timeZone, 'short')}
    </time>
  )
}
