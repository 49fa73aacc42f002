'use client'
import { startTransition, useMemo, useRef, useState } from 'react'
import type { PlacedSegment, Segment, VisibleHours } from './schedule-layout.ts'

interface ViewState {
  /** The days to which the state belongs; others start again. */
  days: string
  /** Whether all hours before the first visible one are shown. */
  before: boolean
  after: boolean
  open: ReadonlySet<string>
  activeKey: string | undefined
  /** What gets the focus when the state is shown: an entry, or the tab stop. A new object for each change. */
  focus: { readonly key: string | undefined } | undefined
}

/** What a schedule shows beyond its visible hours and columns, and which entry is its tab stop. */
export function useScheduleView<Item>(
  days: readonly string[],
  byDay: ReadonlyMap<string, readonly Segment<Item>[]>,
  fromHour: number,
  toHour: number,
) {
  const daysKey = days.join()
  const initial: ViewState = {
    days: daysKey,
    before: false,
    after: false,
    open: new Set(),
    activeKey: undefined,
    focus: undefined,
  }
  const [state, setState] = useState(initial)
  const isCurrent = state.days === daysKey
  const { before, after, activeKey, focus } = isCurrent ? state : initial
  const openDays = useMemo<ReadonlySet<string>>(() => (isCurrent ? state.open : new Set()), [isCurrent, state.open])
  const handledFocus = useRef<ViewState['focus']>(undefined)
  const change = (update: (current: ViewState) => Partial<ViewState>) =>
    setState((stored) => {
      const current = stored.days === daysKey ? stored : initial
      return { ...current, ...update(current) }
    })

  const hours = useMemo<VisibleHours>(() => {
    const segments = [...byDay.values()].flat()
    const first = Math.min(fromHour * 60, ...segments.map(({ start }) => start))
    const last = Math.max(toHour * 60, ...segments.map(({ end }) => end))
    return { from: before ? Math.floor(first / 60) : fromHour, to: after ? Math.ceil(last / 60) : toHour }
  }, [byDay, before, after, fromHour, toHour])

  /** Hundreds of entries may become visible: the page responds while they are rendered. */
  const reveal = (key: string | undefined, update: (current: ViewState) => Partial<ViewState>) =>
    startTransition(() => change((current) => ({ ...update(current), focus: { key } })))
  const show = (where: 'before' | 'after', key: string) => reveal(key, () => ({ [where]: true }))
  const open = (day: string, key: string) => reveal(key, (current) => ({ open: new Set([...current.open, day]) }))

  return {
    hours,
    openDays,
    activeKey,
    activate: (key: string) => {
      if (key !== activeKey) change(() => ({ activeKey: key }))
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
          return reveal(segments.find(({ outside }) => !outside)?.key, (current) => ({
            open: new Set([...current.open].filter((other) => other !== day)),
          }))
        case 'before':
        case 'after':
          return show(what, segments.find(({ outside }) => outside === what)?.key ?? '')
        case 'less-before':
        case 'less-after':
          return reveal(undefined, () => (what === 'less-before' ? { before: false } : { after: false }))
        default:
          return undefined
      }
    },
    /** @returns what gets the focus now that the state is shown, once: an entry, or without a key the tab stop. */
    takeFocus: () => {
      if (focus === handledFocus.current) return undefined
      handledFocus.current = focus
      return focus
    },
  }
}
