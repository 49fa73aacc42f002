'use client'
import {
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useCallback,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react'
import { applyBlockedStyle } from '../../lib/apply-blocked-style.ts'
import { cn } from '../../lib/cn.ts'
import { forwardClick } from '../../lib/forward-click.ts'
import { getDateFormat } from '../../lib/intl-formats.ts'
import { useItemStates } from '../../lib/item-states.ts'
import { useLocale } from '../../lib/locale.ts'
import { useMergedRefs } from '../../lib/merge-refs.ts'
import { requireLabel } from '../../lib/require-label.ts'
import { requireUnique } from '../../lib/require-unique.ts'
import { useScheduleMessages } from '../../lib/schedule-messages.ts'
import { useSkippedItems } from '../../lib/skipped-items.ts'
import { listRange } from '../board/board-keys.ts'
import { scheduleFrame, scheduleFrameList, scheduleRoot } from './schedule.variants.ts'
import { ScheduleAxis } from './schedule-axis.tsx'
import { ScheduleDay } from './schedule-day.tsx'
import { type EntrySettings, entryStates } from './schedule-entry.tsx'
import { entryForKey } from './schedule-keys.ts'
import { getDayLayout, type PlacedSegment, splitByDay } from './schedule-layout.ts'
import type { ScheduleProps } from './schedule-props.ts'
import { useScheduleView } from './use-schedule-view.ts'

const none: readonly never[] = []
const columnsOfOneDay = 8
const columnsOfSeveralDays = 2
/** The smallest width of an entry, in rem. */
const wideColumn = 6
const narrowColumn = 4.5

/**
 * Subjects by the hours of one day or of a week, such as orders by their window. Entries at the same time share the width.
 * A narrow week is a list of days. For work that goes through states, use `Board`.
 */
export function Schedule<Item>(props: ScheduleProps<Item>) {
  const {
    label,
    level = 2,
    days,
    items,
    getItemId,
    getItemTime,
    getItemTitle,
    getItemName = getItemTitle,
    getItemTimeText,
    getItemTone,
    renderItemLink,
    renderItem,
    fromHour = 8,
    toHour = 20,
    maxColumns,
    now,
    timeZone,
    emptyText,
    loading = false,
    selectable = false,
    selected = none,
    onSelectedChange,
    className,
    ref,
    ...rest
  } = props
  requireLabel(label, 'Schedule', 'Pass label="…" with the content, for example label="Ordens da semana".')
  requireUnique(
    days.map((day) => ({ value: day })),
    'Schedule',
  )
  const messages = useScheduleMessages()
  const locale = useLocale()
  const scheduleId = useId()
  const root = useRef<HTMLElement>(null)
  const setRefs = useMergedRefs(ref, root)
  /** The entry that was selected last: a selection with Shift reaches from it. */
  const rangeStart = useRef<string>(undefined)
  const several = days.length > 1

  const byDay = useMemo(
    () =>
      splitByDay(
        items.map((item) => ({ id: getItemId(item), item, ...getItemTime(item) })),
        days,
      ),
    [items, getItemId, getItemTime, days],
  )
  const view = useScheduleView(days, byDay, fromHour, toHour)
  const { hours, openDays, activeKey } = view
  const maximumColumns = maxColumns ?? (several ? columnsOfSeveralDays : columnsOfOneDay)
  const layouts = useMemo(
    () =>
      days.map((day) =>
        getDayLayout(byDay.get(day) ?? none, hours, openDays.has(day) ? Number.POSITIVE_INFINITY : maximumColumns),
      ),
    [days, byDay, hours, openDays, maximumColumns],
  )
  const segmentByKey = useMemo(
    () => new Map(layouts.flatMap(({ segments }) => segments.map((segment) => [segment.key, segment]))),
    [layouts],
  )
  const selectedIds = useMemo(() => new Set(selected), [selected])
  const all = [...segmentByKey.values()]
  const tabStop =
    activeKey !== undefined && segmentByKey.has(activeKey)
      ? activeKey
      : (all.find(({ outside, hidden }) => !outside && !hidden) ?? all[0])?.key
  const states = useItemStates(
    useCallback(
      (key) =>
        (selectedIds.has(segmentByKey.get(key)?.id ?? '') ? entryStates.selected : 0) |
        (tabStop === key ? entryStates.active : 0),
      [selectedIds, segmentByKey, tabStop],
    ),
    useSkippedItems(root, 'entry'),
  )
  const settings = useMemo<EntrySettings<Item>>(() => {
    const time = getDateFormat(locale, { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' })
    return {
      scheduleId,
      getTitle: getItemTitle,
      getName: getItemName,
      getTimeText: getItemTimeText,
      getTone: getItemTone,
      renderLink: renderItemLink,
      render: renderItem,
      formatTime: (text) => time.format(new Date(`${text}Z`)),
      selectable,
      several,
      hours,
      messages,
      states,
    }
  }, [
    scheduleId,
    getItemTitle,
    getItemName,
    getItemTimeText,
    getItemTone,
    renderItemLink,
    renderItem,
    locale,
    selectable,
    several,
    hours,
    messages,
    states,
  ])
  const names = useMemo(() => {
    const short = getDateFormat(locale, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })
    const long = getDateFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
    return days.map((day) => {
      const date = new Date(`${day}T12:00:00Z`)
      return { short: short.format(date).replaceAll('.', '').replaceAll(' de ', ' '), long: long.format(date) }
    })
  }, [days, locale])

  const findSegment = (target: EventTarget): PlacedSegment<Item> | undefined => {
    const key = target instanceof Element ? target.closest<HTMLElement>('[data-entry]')?.dataset.entry : undefined
    return key === undefined ? undefined : segmentByKey.get(key)
  }
  const getDay = (key: string) => layouts.findIndex(({ segments }) => segments.some((segment) => segment.key === key))
  const focusEntry = (key: string) =>
    root.current?.querySelector<HTMLElement>(`[data-entry="${CSS.escape(key)}"]`)?.focus()

  /** Focuses an entry, and first shows what hides it. */
  const reveal = (segment: PlacedSegment<Item>) => {
    view.activate(segment.key)
    if (segment.outside) view.show(segment.outside, segment.key)
    else if (segment.hidden) view.open(days[getDay(segment.key)] ?? '', segment.key)
    else focusEntry(segment.key)
  }
  useLayoutEffect(() => {
    const next = view.takeFocus()
    const key = next && (next.key ?? tabStop)
    if (key !== undefined) focusEntry(key)
  })

  const toggle = (segment: PlacedSegment<Item>, toRange: boolean) => {
    const daySegments = layouts[getDay(segment.key)]?.segments ?? none
    const range = toRange ? listRange(rangeStart.current, segment.id, daySegments) : undefined
    rangeStart.current = segment.id
    if (range) return onSelectedChange?.([...new Set([...selected, ...range])])
    onSelectedChange?.(
      selectedIds.has(segment.id) ? selected.filter((other) => other !== segment.id) : [...selected, segment.id],
    )
  }

  const press = (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as HTMLElement
    const segment = findSegment(target)
    // Controls inside an entry handle their keys.
    if (!segment || target.dataset.entry === undefined) return
    if (event.altKey || event.metaKey || event.ctrlKey) return
    if (event.key === ' ' && selectable) {
      event.preventDefault()
      return toggle(segment, event.shiftKey)
    }
    if (event.key === 'Enter') {
      event.preventDefault()
      target.querySelector<HTMLElement>('[data-slot=schedule-entry-link]')?.click()
      return
    }
    const day = getDay(segment.key)
    const entry = layouts[day]?.segments.findIndex(({ key }) => key === segment.key) ?? -1
    const starts = layouts.map(({ segments }) => segments.map(({ start }) => start))
    const next = entryForKey(event.key, { day, entry }, starts)
    if (!next) return
    event.preventDefault()
    const nextSegment = layouts[next.day]?.segments[next.entry]
    if (nextSegment) reveal(nextSegment)
  }

  const click = (event: MouseEvent<HTMLElement>) => {
    if (!(event.target instanceof Element)) return
    const button = event.target.closest<HTMLElement>('[data-show]')
    if (button) return view.press(button.dataset, layouts[days.indexOf(button.dataset.of ?? '')]?.segments ?? none)
    forwardClick(event.nativeEvent, '[data-entry]', '[data-slot=schedule-entry-link]')
  }

  const choose = (event: ChangeEvent<HTMLElement>) => {
    const segment = findSegment(event.target)
    // A checkbox changes by a click, which has the keys.
    const { shiftKey = false } = event.nativeEvent as Partial<globalThis.MouseEvent>
    if (segment) toggle(segment, shiftKey)
  }

  const isEmpty = items.length === 0
  const clock = { now, timeZone }
  const columnWidth = several ? narrowColumn : wideColumn
  // A day whose entries are all visible is wider than the others.
  const widths = layouts.map(
    ({ columns }) => `minmax(${columns * columnWidth}rem,${Math.max(columns / maximumColumns, 1)}fr)`,
  )
  return (
    <section
      {...rest}
      ref={setRefs}
      aria-label={label}
      aria-busy={loading || undefined}
      onKeyDown={press}
      onClick={click}
      onChange={choose}
      onFocus={(event: FocusEvent) => {
        const key = findSegment(event.target)?.key
        if (key !== undefined) view.activate(key)
      }}
      data-slot="schedule"
      className={cn(scheduleRoot, className)}
    >
      <span id={`${scheduleId}-help`} hidden>
        {messages.scheduleHelp}
      </span>
      {isEmpty && (loading || emptyText) && (
        <p className="mb-2 text-sm text-subtle">{loading ? messages.loadingEntries : emptyText}</p>
      )}
      <div
        // It scrolls also when it has no entry that could receive the focus.
        tabIndex={isEmpty ? 0 : undefined}
        ref={applyBlockedStyle}
        style={{ gridTemplateColumns: `auto ${widths.join(' ')}` }}
        className={cn(scheduleFrame, several && scheduleFrameList)}
      >
        <ScheduleAxis
          settings={settings}
          collapseFrom={hours.from < fromHour ? fromHour : undefined}
          collapseTo={hours.to > toHour ? toHour : undefined}
        />
        {days.map((day, index) => (
          <ScheduleDay
            key={day}
            day={day}
            level={level}
            name={names[index]?.short ?? day}
            longName={names[index]?.long ?? day}
            layout={layouts[index] ?? { segments: none, groups: none, columns: 1 }}
            open={openDays.has(day)}
            settings={settings}
            clock={clock}
          />
        ))}
      </div>
    </section>
  )
}
