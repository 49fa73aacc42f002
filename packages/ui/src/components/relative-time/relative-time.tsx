'use client'
import type { ComponentProps } from 'react'
import { useLocale, useTimeZone } from '../../lib/locale.ts'
import { useMessages } from '../../lib/messages.ts'
import * as texts from '../../lib/texts.ts'
import { formatAbsolute, formatRelative } from './format-relative.ts'
import { useNow } from './use-now.ts'

const defaultMessages = { noDate: texts.noDate, now: texts.now }

export interface RelativeTimeProps extends Omit<ComponentProps<'time'>, 'dateTime' | 'children'> {
  /** The time: a Date, an ISO text or milliseconds. A missing or invalid value shows a dash. */
  value: Date | string | number | null | undefined
  /**
   * The time zone in which the text is written.
   * @default that of `LocaleProvider`
   */
  timeZone?: string | undefined
}

/**
 * Shows how long ago or how far ahead a time is, and updates it; the full date is shown on hover. Beyond a week it
 * shows the date.
 */
export function RelativeTime({ value, timeZone: timeZoneProp, ...rest }: RelativeTimeProps) {
  const messages = useMessages(defaultMessages)
  const locale = useLocale()
  const defaultTimeZone = useTimeZone()
  const settings = { timeZone: timeZoneProp ?? defaultTimeZone, locale }
  const now = useNow()
  const date = value === null || value === undefined || value === '' ? undefined : new Date(value)
  if (!date || Number.isNaN(date.getTime())) {
    return (
      <time {...rest} data-slot="relative-time">
        <span aria-hidden>—</span>
        <span className="sr-only">{messages.noDate}</span>
      </time>
    )
  }
  const text = now && formatRelative(date, now, messages.now, settings)
  return (
    <time
      title={formatAbsolute(date, now ?? date, 'full', settings)}
      {...rest}
      dateTime={date.toISOString()}
      data-slot="relative-time"
    >
      {text ?? formatAbsolute(date, now ?? new Date(0), 'short', settings)}
    </time>
  )
}
