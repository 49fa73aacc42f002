import type { ReactNode } from 'react'
import { plainText } from '../../lib/plain-text.ts'
import type { SearchFunction } from '../combobox/use-search.ts'

/** An entry of the palette: an action, a link, or a nested page. */
export interface CommandItem {
  /** The unique id, which `recent` refers to. */
  id: string
  /** The label: a verb and an object for actions, the name for places. */
  label: string
  /** A sentence below the label. */
  description?: string | undefined
  /** The icon before the label; it is hidden from screen readers. */
  icon?: ReactNode
  /** The heading of its group. */
  group?: string | undefined
  /** Additional search terms. */
  keywords?: readonly string[] | undefined
  /** Its shortcut, written as for `Kbd`: `mod+k`, `g o`. The palette only shows it. */
  shortcut?: string | undefined
  /** Whether it cannot be selected. */
  disabled?: boolean | undefined
  /** Called after the palette has closed. */
  onSelect?: (() => void) | undefined
  /** The nested page that it opens, instead of an action. */
  page?: CommandPage | undefined
}

/** A list of items: the given ones, and those found by a search. */
export interface CommandPage {
  /** The placeholder of the input. */
  placeholder?: string | undefined
  /** The items of the page. */
  items?: readonly CommandItem[] | undefined
  /** Finds more items for a text, on a server. Called after a pause in typing; outdated results are ignored. */
  onSearch?: SearchFunction<CommandItem> | undefined
  /** The minimum number of letters for `onSearch`. */
  minLength?: number | undefined
}

export interface CommandGroup {
  /** `undefined` for items without a heading. */
  heading: string | undefined
  items: CommandItem[]
}

const searchTexts = new WeakMap<CommandItem, string>()

function getSearchText(item: CommandItem): string {
  const cached = searchTexts.get(item)
  if (cached !== undefined) return cached
  const words = plainText([item.label, item.description, item.group, ...(item.keywords ?? [])].join(' '))
  searchTexts.set(item, words)
  return words
}

/** Returns the items that contain every word of the query, ignoring accents, in the given order. */
export function matchingItems(items: readonly CommandItem[], query: string): readonly CommandItem[] {
  const words = plainText(query).split(/\s+/).filter(Boolean)
  return words.length === 0 ? items : items.filter((item) => words.every((word) => getSearchText(item).includes(word)))
}

/** Groups items by heading, in the order of first appearance, with the recent items first. */
export function groupItems(items: readonly CommandItem[], recent: { heading: string; ids: readonly string[] }) {
  const groups = new Map<string | undefined, CommandItem[]>()
  const seen = new Set<string>()
  const put = (heading: string | undefined, item: CommandItem) => {
    // An item that is also a search result, or recent, is shown one time only.
    if (seen.has(item.id)) return
    seen.add(item.id)
    const group = groups.get(heading)
    if (group) group.push(item)
    else groups.set(heading, [item])
  }
  for (const id of recent.ids) {
    const item = items.find((candidate) => candidate.id === id)
    if (item) put(recent.heading, item)
  }
  for (const item of items) put(item.group, item)
  return [...groups].map(([heading, group]): CommandGroup => ({ heading, items: group }))
}
