import type { ReactNode } from 'react'
import type { InputMessages } from '../../lib/input-messages.js'
import { plainLabel, plainText } from '../../lib/plain-text.js'
import type { Search } from './use-search.js'

export interface ComboboxOption {
  value: string
  label: string
  /** A second line, searched too: a city, an e-mail. */
  description?: string | undefined
  icon?: ReactNode
  disabled?: boolean | undefined
}

/** What a row does that is not one of the options. */
export type RowAction = 'create' | 'retry' | 'all' | 'none'

/** A row of the list: an option, something to do, or something to know. */
export type OptionRow =
  | { key: string; kind: 'option'; label: string; option: ComboboxOption; chosen: boolean; disabled: boolean }
  | { key: string; kind: 'action'; label: string; action: RowAction; disabled: false }
  | { key: string; kind: 'note'; label: string; disabled: true }

const actionRow = (action: RowAction, label: string): OptionRow => ({
  key: `action ${action}`,
  kind: 'action',
  label,
  action,
  disabled: false,
})

const noteRow = (label: string): OptionRow => ({ key: 'note', kind: 'note', label, disabled: true })

/** The options in which every word of the query stands, whatever the accents. */
export function matching(options: readonly ComboboxOption[], query: string): readonly ComboboxOption[] {
  const words = plainText(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return options
  return options.filter((option) => words.every((word) => plainLabel(option).includes(word)))
}

/** @returns whether an option is already called so. */
function isCalled(options: readonly ComboboxOption[], text: string): boolean {
  const name = plainText(text.trim())
  return options.some((option) => plainText(option.label) === name)
}

/** Where the highlight is: where the list puts it, in the text, at an end, or on a row that people moved it to. */
export type Place = 'auto' | 'text' | 'first' | 'last' | { key: string }

/** The row that a place means; -1 while the highlight is in the text. */
export function rowAt(rows: readonly OptionRow[], place: Place, searched: boolean): number {
  if (place === 'text') return -1
  if (typeof place === 'object') {
    const index = rows.findIndex((row) => row.key === place.key)
    if (index >= 0) return index
  }
  const chosen = searched || place === 'last' ? -1 : rows.findIndex((row) => row.kind === 'option' && row.chosen)
  if (chosen >= 0) return chosen
  if (place === 'last') return rows.findLastIndex((row) => !row.disabled)
  if (place !== 'first' && !searched) return -1
  // What acts on all of them is never the answer to a word.
  return rows.findIndex((row) => !row.disabled && !(row.kind === 'action' && /all|none/.test(row.action)))
}

interface RowsSettings {
  /** The options that answer what is typed. */
  offered: readonly ComboboxOption[]
  chosen: readonly string[]
  /** The most that may be chosen. */
  limit: number | undefined
  query: string
  status: Search<ComboboxOption>['status']
  minLength: number
  emptyText: string
  mayChooseAll: boolean
  mayChooseNone: boolean
  mayCreate: boolean
  createFailed: boolean
  messages: InputMessages
}

/** The rows of the list, in order: what acts on all, the options, what there is to say, what can be done about it. */
export function rowsOf(settings: RowsSettings): OptionRow[] {
  const { offered, chosen, limit, status, messages } = settings
  const text = settings.query.trim()
  const on = new Set(chosen)
  const full = limit !== undefined && chosen.length >= limit
  const rows: OptionRow[] = []
  const free = offered.some((option) => !option.disabled && !on.has(option.value))
  if (settings.mayChooseAll && free) rows.push(actionRow('all', messages.selectAllOptions))
  if (settings.mayChooseNone && chosen.length > 0 && text === '') rows.push(actionRow('none', messages.clearAllOptions))
  if (full) rows.push(noteRow(messages.tooManyOptions(limit)))
  const seen = new Set<string>()
  for (const option of offered) {
    // Two options of one value stop development; people see the first.
    if (seen.has(option.value)) continue
    seen.add(option.value)
    rows.push({
      key: `option ${option.value}`,
      kind: 'option',
      label: option.label,
      option,
      chosen: on.has(option.value),
      disabled: option.disabled === true || (full && !on.has(option.value)),
    })
  }
  if (settings.createFailed) rows.push(noteRow(messages.createFailed(text)))
  else if (status === 'failed') rows.push(noteRow(messages.searchFailed), actionRow('retry', messages.tryAgain))
  else if (seen.size === 0) rows.push(noteRow(emptyNote(settings, text)))
  const answered = status !== 'loading' && status !== 'failed' && status !== 'short'
  if (settings.mayCreate && answered && !full && text !== '' && !isCalled(offered, text)) {
    rows.push(actionRow('create', messages.createOption(text)))
  }
  return rows
}

function emptyNote({ status, minLength, emptyText, messages }: RowsSettings, text: string): string {
  if (status === 'short') return messages.typeMoreCharacters(minLength)
  if (status === 'loading') return messages.searching
  return text === '' ? emptyText : messages.noMatches(text)
}
