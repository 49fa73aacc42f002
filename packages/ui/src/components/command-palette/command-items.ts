import type { ReactNode } from 'react'
import { plainText } from '../../lib/plain-text.js'
import type { SearchFunction } from '../combobox/use-search.js'

/** What can be found in the palette: an action, a place to go, or a page of more. */
export interface CommandItem {
  id: string
  /** What it does, as a verb and its object; for places, their name. */
  label: string
  description?: string | undefined
  icon?: ReactNode
  /** The heading it stands under. */
  group?: string | undefined
  /** Other words that people look for it by. */
  keywords?: readonly string[] | undefined
  /** Its shortcut, written as for `Kbd`: `mod+k`, `g o`. The palette only shows it. */
  keys?: string | undefined
  disabled?: boolean | undefined
  /** Called after the palette has closed. */
  onSelect?: (() => void) | undefined
  /** Opens more to choose from, instead of acting. */
  page?: CommandPage | undefined
}

/** A list of items, those given and those that a search finds. */
export interface CommandPage {
  /** What is looked for here: the placeholder. */
  placeholder?: string | undefined
  items?: readonly CommandItem[] | undefined
  /** Finds more items for a text, on a server. Asked after a pause, and never for an outdated text. */
  onSearch?: SearchFunction<CommandItem> | undefined
  /** How many letters `onSearch` needs. */
  minLength?: number | undefined
}

export interface CommandGroup {
  /** `undefined` for the items that stand under no heading. */
  heading: string | undefined
  items: CommandItem[]
}

const searched = new WeakMap<CommandItem, string>()

function wordsOf(item: CommandItem): string {
  const known = searched.get(item)
  if (known !== undefined) return known
  const words = plainText([item.label, item.description, item.group, ...(item.keywords ?? [])].join(' '))
  searched.set(item, words)
  return words
}

/** The items in which every word of the query stands, whatever the accents; in the given order. */
export function matchingItems(items: readonly CommandItem[], query: string): readonly CommandItem[] {
  const words = plainText(query).split(/\s+/).filter(Boolean)
  return words.length === 0 ? items : items.filter((item) => words.every((word) => wordsOf(item).includes(word)))
}

/** The items under their headings, in the order in which each first appears; the recent ones on top. */
export function grouped(items: readonly CommandItem[], recent: { heading: string; ids: readonly string[] }) {
  const groups = new Map<string | undefined, CommandItem[]>()
  const seen = new Set<string>()
  const put = (heading: string | undefined, item: CommandItem) => {
    // An item that a search finds again, or that is recent, is shown once.
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
  return [...groups].map(([heading, found]): CommandGroup => ({ heading, items: found }))
}
