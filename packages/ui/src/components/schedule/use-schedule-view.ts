'use client'
import { useMemo, useRef, useState } from 'react'
import type { PlacedSegment, Segment, VisibleHours } from './schedule-layout.ts'

interface ViewState {
  /** The days to which the state belongs; others start again. */
  days: string
  /** Whether all hours before the first visible one are shown. */
  before: boolean
  after: boolean
  open: ReadonlySet<string>
  activeKey: string | undefined
}

/** The focused element after the next render: an entry, or the tab stop. */
type NextFocus = { key: string } | 'tab-stop'

/** What a schedule shows beyond its visible hours and columns, and which entry is its tab stop. */
export function useScheduleView<Item>(
  days: readonly string[],
  byDay: ReadonlyMap<string, readonly Segment<Item>[]>,
  fromHour: number,
  toHour: number,
) {
  const daysKey = days.join()
  const initial: ViewState = { days: daysKey, before: false, after: false, open: new Set(), activeKey: undefined }
  const [state, setState] = useState(initial)
  const isCurrent = state.days === daysKey
  const { before, after, activeKey } = isCurrent ? state : initial
  const openDays = useMemo<ReadonlySet<string>>(() => (isCurrent ? state.open : new Set()), [isCurrent, state.open])
  const nextFocus = useRef<NextFocus>(undefined)
  const change = (part: Partial<ViewState>) =>
    setState((current) => ({ ...(current.days === daysKey ? current : initial), ...part }))

  const hours = useMemo<VisibleHours>(() => {
    const segments = [...byDay.values()].flat()
    const first = Math.min(fromHour * 60, ...segments.map(({ start }) => start))
    const last = Math.max(toHour * 60, ...segments.map(({ end }) => end))
    return { from: before ? Math.floor(first / 60) : fromHour, to: after ? Math.ceil(last / 60) : toHour }
  }, [byDay, before, after, fromHour, toHour])

  const show = (where: 'before' | 'after', key: string) => {
    nextFocus.current = { key }
    change({ [where]: true })
  }
  const open = (day: string, key: string) => {
    nextFocus.current = { key }
    change({ open: new Set([...openDays, day]) })
  }

  return {
    hours,
    openDays,
    activeKey,
    activate: (key: string) => {
      if (key !== activeKey) change({ activeKey: key })
    },
    show,
    open,
    /** Handles a press of one of the schedule's buttons. */
    press: (action: DOMStringMap, segments: readonly PlacedSegment<Item>[]) => {
      const { show: what, of: day = '', first } = action
      switch (what) {
        case 'day':
          return first === undefined ? undefined : open(day, first)
        case 'less':
          nextFocus.current = { key: segments.find(({ outside }) => !outside)?.key ?? '' }
          return change({ open: new Set([...openDays].filter((other) => other !== day)) })
        case 'before':
        case 'after':
          return show(what, segments.find(({ outside }) => outside === what)?.key ?? '')
        case 'less-before':
        case 'less-after':
          nextFocus.current = 'tab-stop'
          return change(what === 'less-before' ? { before: false } : { after: false })
        default:
          return undefined
      }
    },
    /** @returns what gets the focus now, once. */
    takeFocus: () => {
      const next = nextFocus.current
      nextFocus.current = undefined
      return next
    },
  }
}
