import type { ReactNode } from 'react'
import * as inputTexts from '../../lib/input-texts.ts'
import type { MessageCatalog } from '../../lib/messages.ts'
import { plainLabel, plainText } from '../../lib/plain-text.ts'
import type { Search } from './use-search.ts'

/** The texts of the rows that are not options. */
export const rowMessages = {
  clearAllOptions: inputTexts.clearAllOptions,
  createFailed: inputTexts.createFailed,
  createOption: inputTexts.createOption,
  noMatches: inputTexts.noMatches,
  searchFailed: inputTexts.searchFailed,
  searching: inputTexts.searching,
  selectAllOptions: inputTexts.selectAllOptions,
  tooManyOptions: inputTexts.tooManyOptions,
  tryAgain: inputTexts.tryAgain,
  typeMoreCharacters: inputTexts.typeMoreCharacters,
}

export interface ComboboxOption {
  /** The value of the option, which is reported and submitted. */
  value: string
  /** The visible label. */
  label: string
  /** A second line that is also searched, such as a city or an e-mail. */
  description?: string | undefined
  /** The icon before the label; it is hidden from screen readers. */
  icon?: ReactNode
  /** Whether it cannot be selected. */
  disabled?: boolean | undefined
}

/** The action of a row that is not an option. */
export type RowAction = 'create' | 'retry' | 'all' | 'none'

/** A row of the list: an option, an action or a message. */
export type OptionRow =
  | { key: string; kind: 'option'; label: string; option: ComboboxOption; selected: boolean; disabled: boolean }
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

/** Returns the options that contain every word of the query, ignoring accents. */
export function filterOptions(options: readonly ComboboxOption[], query: string): readonly ComboboxOption[] {
  const words = plainText(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return options
  return options.filter((option) => words.every((word) => plainLabel(option).includes(word)))
}

/** @returns whether an option already has this label. */
function hasLabel(options: readonly ComboboxOption[], text: string): boolean {
  const name = plainText(text.trim())
  return options.some((option) => plainText(option.label) === name)
}

/** The position of the highlight: the default of the list, the text, an end, or a row chosen by the user. */
export type HighlightPosition = 'auto' | 'text' | 'first' | 'last' | { key: string }

/** Returns the row index of a position; -1 while the highlight is in the text. */
export function getHighlightedIndex(
  rows: readonly OptionRow[],
  highlight: HighlightPosition,
  searched: boolean,
): number {
  if (highlight === 'text') return -1
  if (typeof highlight === 'object') {
    const index = rows.findIndex((row) => row.key === highlight.key)
    if (index >= 0) return index
  }
  const selected =
    searched || highlight === 'last' ? -1 : rows.findIndex((row) => row.kind === 'option' && row.selected)
  if (selected >= 0) return selected
  if (highlight === 'last') return rows.findLastIndex((row) => !row.disabled)
  if (highlight !== 'first' && !searched) return -1
  // After a search, the default highlight skips actions that apply to all options.
  return rows.findIndex((row) => !row.disabled && !(row.kind === 'action' && /all|none/.test(row.action)))
}

interface RowsSettings {
  /** The options that match the typed text. */
  matchingOptions: readonly ComboboxOption[]
  selected: readonly string[]
  /** The maximum number of selected options. */
  limit: number | undefined
  query: string
  status: Search<ComboboxOption>['status']
  minLength: number
  emptyText: string
  canSelectAll: boolean
  canClearAll: boolean
  canCreate: boolean
  createFailed: boolean
  messages: Pick<MessageCatalog, keyof typeof rowMessages>
}

/** Returns the rows of the list in order: actions for all options, the options, messages, and other actions. */
export function createRows(settings: RowsSettings): OptionRow[] {
  const { matchingOptions, selected, limit, status, messages } = settings
  const text = settings.query.trim()
  const on = new Set(selected)
  const full = limit !== undefined && selected.length >= limit
  const rows: OptionRow[] = []
  const hasSelectable = matchingOptions.some((option) => !option.disabled && !on.has(option.value))
  if (settings.canSelectAll && hasSelectable) rows.push(actionRow('all', messages.selectAllOptions))
  if (settings.canClearAll && selected.length > 0 && text === '') rows.push(actionRow('none', messages.clearAllOptions))
  if (full) rows.push(noteRow(messages.tooManyOptions(limit)))
  const seenValues = new Set<string>()
  for (const option of matchingOptions) {
    // Two options with the same value throw in development; in production the first one is shown.
    if (seenValues.has(option.value)) continue
    seenValues.add(option.value)
    rows.push({
      key: `option ${option.value}`,
      kind: 'option',
      label: option.label,
      option,
      selected: on.has(option.value),
      disabled: option.disabled === true || (full && !on.has(option.value)),
    })
  }
  if (settings.createFailed) rows.push(noteRow(messages.createFailed(text)))
  else if (status === 'failed') rows.push(noteRow(messages.searchFailed), actionRow('retry', messages.tryAgain))
  else if (seenValues.size === 0) rows.push(noteRow(emptyNote(settings, text)))
  const isSettled = status !== 'loading' && status !== 'failed' && status !== 'short'
  if (settings.canCreate && isSettled && !full && text !== '' && !hasLabel(matchingOptions, text)) {
    rows.push(actionRow('create', messages.createOption(text)))
  }
  return rows
}

function emptyNote({ status, minLength, emptyText, messages }: RowsSettings, text: string): string {
  if (status === 'short') return messages.typeMoreCharacters(minLength)
  if (status === 'loading') return messages.searching
  return text === '' ? emptyText : messages.noMatches(text)
}
