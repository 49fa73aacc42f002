'use client'
import { type CSSProperties, memo, type ReactElement, type ReactNode } from 'react'
import { applyBlockedStyle } from '../../lib/apply-blocked-style.ts'
import { cn } from '../../lib/cn.ts'
import { type ItemStates, useItemState } from '../../lib/item-states.ts'
import type { ScheduleMessages } from '../../lib/schedule-messages.ts'
import { Slot, Slottable } from '../../lib/slot.tsx'
import { rowCheckbox } from '../data-table/data-table.variants.ts'
import {
  type ScheduleTone,
  scheduleCheckbox,
  scheduleCheckboxList,
  scheduleEntry,
  scheduleEntryList,
  scheduleListHour,
  scheduleSelected,
  scheduleTitleSpace,
  scheduleTitleSpaceList,
  scheduleTones,
} from './schedule.variants.ts'
import { minimumMinutes, type PlacedSegment, type VisibleHours } from './schedule-layout.ts'

/** The flags of an entry. `active`: it is the tab stop of the schedule. */
export const entryStates = { selected: 1, active: 2 }

/** How entries are rendered: the same object for every entry, stable until one of its values changes. */
export interface EntrySettings<Item> {
  scheduleId: string
  getTitle: (item: Item) => string
  getName: (item: Item) => string
  getTimeText: ((item: Item) => string | undefined) | undefined
  getTone: ((item: Item) => ScheduleTone) | undefined
  renderLink: ((item: Item) => ReactElement) | undefined
  render: ((item: Item) => ReactNode) | undefined
  formatTime: (time: string) => string
  selectable: boolean
  several: boolean
  hours: VisibleHours
  messages: ScheduleMessages
  /** The `entryStates` of the entries, by their keys. */
  states: ItemStates
}

interface EntryProps<Item> {
  segment: PlacedSegment<Item>
  /** The hour before it in a list. */
  listHour: string | undefined
  settings: EntrySettings<Item>
}

/** The schedule handles the events of all entries, so that an entry needs no listener. */
const noop = () => {}

/** @returns the vertical place of a period in the grid, in hours, as custom properties. */
export function toPlace(start: number, end: number, { from, to }: VisibleHours): CSSProperties {
  const top = Math.min(Math.max(start, from * 60), to * 60 - minimumMinutes)
  const length = Math.max(Math.min(end, to * 60) - top, minimumMinutes)
  return { '--top': (top - from * 60) / 60, '--length': length / 60 } as CSSProperties
}

/** Whether the visible part of a period has the height of one line. */
const isShort = (start: number, end: number, { from, to }: VisibleHours) =>
  Math.min(end, to * 60) - Math.max(start, from * 60) < 45

/** One entry. It renders again when its state or one of its props changes, not when another entry is focused or selected. */
export const ScheduleEntry = memo(function ScheduleEntry<Item>(props: EntryProps<Item>) {
  const { segment, listHour, settings } = props
  const { scheduleId, getTitle, getName, getTimeText, getTone, renderLink, render, formatTime } = settings
  const { selectable, several, hours, messages, states } = settings
  const state = useItemState(states, segment.key)
  const selected = (state & entryStates.selected) !== 0
  const { key, item, period, start, end, outside, hidden, column, span, columns, besideButton } = segment
  const tone = getTone?.(item) ?? 'neutral'
  const title = getTitle(item)
  const timeText = getTimeText?.(item)
  const tabIndex = state & entryStates.active ? 0 : -1
  const style = { ...toPlace(start, end, hours), '--column': column, '--span': span, '--columns': columns }
  return (
    <li
      // Keys move between entries, as between the rows of a table.
      tabIndex={tabIndex}
      aria-describedby={`${scheduleId}-help`}
      data-slot="schedule-entry"
      data-entry={key}
      data-tone={tone}
      data-link={renderLink !== undefined || undefined}
      data-selected={selected || undefined}
      data-concealed={outside ?? (hidden ? 'hidden' : undefined)}
      data-beside-button={besideButton || undefined}
      data-short={isShort(start, end, hours) || undefined}
      data-continues-before={segment.continuesBefore || undefined}
      data-continues-after={segment.continuesAfter || undefined}
      ref={applyBlockedStyle}
      style={style as CSSProperties}
      className={cn(scheduleEntry, several && scheduleEntryList, scheduleTones[tone], selected && scheduleSelected)}
    >
      {listHour !== undefined && (
        <span aria-hidden className={scheduleListHour}>
          {listHour}
        </span>
      )}
      <div
        className={cn(
          'flex max-w-full min-w-0 shrink-0 items-center gap-2',
          selectable && scheduleTitleSpace,
          selectable && several && scheduleTitleSpaceList,
        )}
      >
        {selectable && (
          <input
            type="checkbox"
            tabIndex={tabIndex}
            aria-label={messages.selectEntry(getName(item))}
            checked={selected}
            onChange={noop}
            className={cn(rowCheckbox, scheduleCheckbox, several && scheduleCheckboxList)}
          />
        )}
        <EntryTitle item={item} title={title} tabIndex={tabIndex} renderLink={renderLink} />
      </div>
      <div className="min-w-0 truncate text-subtle figures">
        {timeText ?? (
          <>
            <time dateTime={period[0]}>{formatTime(period[0])}</time> –{' '}
            <time dateTime={period[1]}>{formatTime(period[1])}</time>
          </>
        )}
        {segment.continuesBefore && <span className="sr-only"> {messages.continuesBefore}</span>}
        {segment.continuesAfter && <span className="sr-only"> {messages.continuesAfter}</span>}
      </div>
      {render && <EntryContent item={item} render={render} />}
    </li>
  )
}) as <Item>(props: EntryProps<Item>) => ReactElement

interface EntryTitleProps<Item> {
  item: Item
  title: string
  tabIndex: number
  renderLink: ((item: Item) => ReactElement) | undefined
}

/** The title of an entry. Selecting or moving the entry does not render its link again. */
const EntryTitle = memo(function EntryTitle<Item>({ item, title, tabIndex, renderLink }: EntryTitleProps<Item>) {
  const className = 'min-w-0 flex-1 truncate rounded-sm font-medium text-text no-underline'
  if (!renderLink) return <span className={className}>{title}</span>
  return (
    <Slot data-slot="schedule-entry-link" tabIndex={tabIndex} className={className}>
      {title}
      <Slottable>{renderLink(item)}</Slottable>
    </Slot>
  )
}) as <Item>(props: EntryTitleProps<Item>) => ReactElement

/** The content of an entry. Selecting or focusing the entry does not render it again. */
const EntryContent = memo(function EntryContent<Item>({
  item,
  render,
}: {
  item: Item
  render: (item: Item) => ReactNode
}) {
  return render(item)
}) as <Item>(props: { item: Item; render: (item: Item) => ReactNode }) => ReactElement
