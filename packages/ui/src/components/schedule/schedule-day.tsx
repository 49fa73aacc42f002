'use client'
import { type CSSProperties, memo, type ReactElement } from 'react'
import { applyBlockedStyle } from '../../lib/apply-blocked-style.ts'
import { cn } from '../../lib/cn.ts'
import type { HeadingLevel } from '../heading/heading.tsx'
import {
  scheduleDay,
  scheduleDayList,
  scheduleGroup,
  scheduleGroupWidths,
  scheduleHeading,
  scheduleHeadingList,
  scheduleHours,
  scheduleHoursList,
  scheduleMore,
  scheduleMoreList,
} from './schedule.variants.ts'
import { type EntrySettings, ScheduleEntry, toPlace } from './schedule-entry.tsx'
import type { DayLayout } from './schedule-layout.ts'
import { type ScheduleClock, useWallClock } from './wall-clock.ts'

interface EntryListProps<Item> {
  headingId: string
  layout: DayLayout<Item>
  settings: EntrySettings<Item>
}

interface DayProps<Item> extends Omit<EntryListProps<Item>, 'headingId'> {
  day: string
  level: HeadingLevel
  /** The short name of the day. */
  name: string
  /** The long name of the day, for screen readers. */
  longName: string
  /** Whether all its entries are visible, also those that do not fit side by side. */
  open: boolean
  clock: ScheduleClock
}

/** One day: its heading, the buttons for entries that are not visible, and its entries by hour. */
export function ScheduleDay<Item>({ day, level, name, longName, open, clock, ...list }: DayProps<Item>) {
  const { layout, settings } = list
  const { scheduleId, several, hours, messages, formatTime } = settings
  const headingId = `${scheduleId}-${day}`
  const count = (where: 'before' | 'after') => layout.segments.filter(({ outside }) => outside === where).length
  const [before, after] = [count('before'), count('after')]
  const more = cn(scheduleMore, several && scheduleMoreList)
  const toHour = (hour: number) => formatTime(`${day}T${String(hour % 24).padStart(2, '0')}:00`)
  return (
    // No landmark: a week would have seven.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls.
    <div
      role="group"
      aria-labelledby={headingId}
      data-slot="schedule-day"
      data-day={day}
      className={cn(scheduleDay, several && scheduleDayList)}
    >
      <div className={cn(scheduleHeading, several && scheduleHeadingList)}>
        <DayHeading
          id={headingId}
          day={day}
          level={level}
          name={name}
          label={messages.scheduleDay(longName, layout.segments.length)}
          todayText={messages.todayHeading}
          clock={clock}
        />
        <span aria-hidden className="ms-auto text-xs text-subtle figures">
          {layout.segments.length > 0 && layout.segments.length}
        </span>
        {open && (
          <button type="button" data-show="less" data-of={day} className={more}>
            {messages.closeDay}
          </button>
        )}
      </div>
      <div className={several ? scheduleMoreList : undefined}>
        {before > 0 && (
          <button type="button" data-show="before" data-of={day} className={cn(more, 'w-full')}>
            {messages.entriesBefore(before, toHour(hours.from))}
          </button>
        )}
      </div>
      <div className="relative -mt-px">
        <EntryList {...list} headingId={headingId} />
        <NowLine day={day} clock={clock} settings={settings} />
        {layout.groups.map(({ start, end, columns, keys }) => (
          <button
            key={keys[0]}
            type="button"
            data-show="day"
            data-of={day}
            data-first={keys[0]}
            ref={applyBlockedStyle}
            style={toPlace(start, end, hours)}
            aria-label={messages.moreEntries(keys.length)}
            className={cn(more, scheduleGroup, scheduleGroupWidths[columns > 0 ? 'narrow' : 'wide'])}
          >
            +{keys.length}
          </button>
        ))}
        {several && layout.segments.length === 0 && (
          <p className="hidden px-3 pb-3 text-sm text-subtle @max-[42rem]:block">{messages.dayEmpty}</p>
        )}
      </div>
      <div className={several ? scheduleMoreList : undefined}>
        {after > 0 && (
          <button type="button" data-show="after" data-of={day} className={cn(more, 'w-full')}>
            {messages.entriesAfter(after, toHour(hours.to))}
          </button>
        )}
      </div>
    </div>
  )
}

interface DayHeadingProps {
  id: string
  day: string
  level: HeadingLevel
  name: string
  label: string
  todayText: string
  clock: ScheduleClock
}

function DayHeading({ id, day, level, name, label, todayText, clock }: DayHeadingProps) {
  const Title = `h${level}` as const
  const isToday = useWallClock(clock)?.day === day
  return (
    <Title id={id} data-today={isToday || undefined} className="min-w-0 text-sm font-medium data-today:text-primary">
      <span aria-hidden>{name}</span>
      <span className="sr-only">{label}</span>
      {isToday && (
        <span className="ms-1.5 inline-block rounded-sm bg-primary-soft px-1 text-xs font-medium whitespace-nowrap text-primary">
          {todayText}
        </span>
      )}
    </Title>
  )
}

/** The line of the current time. It alone is rendered when time passes. */
function NowLine<Item>({ day, clock, settings }: { day: string; clock: ScheduleClock; settings: EntrySettings<Item> }) {
  const { several, hours } = settings
  const now = useWallClock(clock)
  if (now?.day !== day || now.minutes < hours.from * 60 || now.minutes > hours.to * 60) return null
  return (
    <div
      aria-hidden
      data-slot="schedule-now"
      ref={applyBlockedStyle}
      style={{ '--top': (now.minutes - hours.from * 60) / 60 } as CSSProperties}
      className={cn(
        'pointer-events-none absolute inset-x-0 top-[calc(var(--top)*var(--hour)-1px)] z-1 border-t-2 border-danger',
        several && scheduleMoreList,
      )}
    />
  )
}

/** The entries of a day. Opening another day and selecting an entry do not render them. */
const EntryList = memo(function EntryList<Item>(props: EntryListProps<Item>) {
  const { headingId, layout, settings } = props
  const { several, hours, messages } = settings
  const getHour = (start: number) => Math.floor(start / 60)
  return (
    <ul
      // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of lists without markers.
      role="list"
      aria-labelledby={headingId}
      ref={applyBlockedStyle}
      style={{ '--hours': hours.to - hours.from } as CSSProperties}
      className={cn(scheduleHours, several && scheduleHoursList)}
    >
      {layout.segments.map((segment, index, all) => {
        const hour = getHour(segment.start)
        const previous = all[index - 1]
        const isFirst = previous === undefined || getHour(previous.start) !== hour
        return (
          <ScheduleEntry
            key={segment.key}
            segment={segment}
            listHour={several && isFirst ? messages.hour(hour) : undefined}
            settings={settings}
          />
        )
      })}
    </ul>
  )
}) as <Item>(props: EntryListProps<Item>) => ReactElement
