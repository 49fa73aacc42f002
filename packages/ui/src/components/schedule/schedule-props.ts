import type { ComponentProps, ReactElement, ReactNode } from 'react'
import type { HeadingLevel } from '../heading/heading.tsx'
import type { ScheduleTone } from './schedule.variants.ts'

/** The period of an entry. */
export interface ScheduleTime {
  /** The start in wall-clock time, without a zone: "2026-11-27T09:30". */
  start: string
  /** The end in wall-clock time. It may be on another day. */
  end: string
}

export interface ScheduleProps<Item> extends Omit<ComponentProps<'section'>, 'children' | 'aria-label'> {
  /** The accessible name. */
  label: string
  /**
   * The level of the days' headings in the outline of the page.
   * @default 2
   */
  level?: HeadingLevel | undefined
  /** The days in their sequence, as "2026-11-27": one, or the seven of a week. */
  days: readonly string[]
  /** The subjects of the entries. */
  items: readonly Item[]
  /** Returns the id of an item. */
  getItemId: (item: Item) => string
  /** Returns the period of an item. All are in one time zone, that of `timeZone`. It must be the same function in each render. */
  getItemTime: (item: Item) => ScheduleTime
  /** Returns the title of the entry. It must be the same function in each render. */
  getItemTitle: (item: Item) => string
  /**
   * Returns the name of the item in the label of its checkbox, where titles are not unique.
   * @default the title
   */
  getItemName?: ((item: Item) => string) | undefined
  /**
   * Returns the text of the period, such as "até 14:00" for a deadline. It must be the same function in each render.
   * @default the start and the end
   */
  getItemTimeText?: ((item: Item) => string | undefined) | undefined
  /**
   * Returns the tone of the entry. The title or the content must also state what the tone means.
   * @default 'neutral'
   */
  getItemTone?: ((item: Item) => ScheduleTone) | undefined
  /** Renders the link of the title, which a click anywhere on the entry follows. It must be the same function in each render. */
  renderItemLink?: ((item: Item) => ReactElement) | undefined
  /** Renders the content below the title and the time. It must be the same function in each render. */
  renderItem?: ((item: Item) => ReactNode) | undefined
  /**
   * The first visible hour, from 0 to 23. Earlier entries are behind a button.
   * @default 8
   */
  fromHour?: number | undefined
  /**
   * The end of the last visible hour, from 1 to 24. Later entries are behind a button.
   * @default 20
   */
  toHour?: number | undefined
  /**
   * How many entries are side by side. Others at the same time are behind a button, which opens their day.
   * @default 8 for one day, 2 for several
   */
  maxColumns?: number | undefined
  /**
   * The current time, for the line that marks it.
   * @default the clock of the device
   */
  now?: Date | undefined
  /**
   * The time zone of the line of the current time.
   * @default that of `LocaleProvider`
   */
  timeZone?: string | undefined
  /** The text above the days when there are no items. */
  emptyText?: ReactNode
  /**
   * Whether items are being loaded; existing entries stay visible.
   * @default false
   */
  loading?: boolean | undefined
  /**
   * Whether entries have a checkbox.
   * @default false
   */
  selectable?: boolean | undefined
  /**
   * The ids of the selected items.
   * @default none
   */
  selected?: readonly string[] | undefined
  /** Called with the ids of the selected items. */
  onSelectedChange?: ((selected: string[]) => void) | undefined
}
