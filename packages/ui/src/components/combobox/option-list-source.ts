import type { OptionEntry } from '../../lib/option-groups.ts'
import type { ComboboxOption } from './option-rows.ts'
import type { SearchFunction } from './use-search.ts'

/** The options of a combobox or multi-select, and how to search and create them. */
export interface OptionListSource {
  /**
   * The options, or groups of them under a heading; with `onSearch`, those shown before the user types.
   * @default []
   */
  options?: readonly OptionEntry<ComboboxOption>[] | undefined
  /**
   * Finds options or groups of them for a text, on a server. Called after a pause in typing; the signal is aborted when the text
   * changes.
   */
  onSearch?: SearchFunction<OptionEntry<ComboboxOption>> | undefined
  /** The minimum number of letters for `onSearch`. */
  minLength?: number | undefined
  /** Shown in the list when there are no options. */
  emptyText?: string | undefined
  /** The typed text; `undefined` makes it uncontrolled. */
  inputValue?: string | undefined
  /** The initial text of the input, when `inputValue` is not passed. */
  defaultInputValue?: string | undefined
  /** Called with the new text of the input. */
  onInputValueChange?: ((text: string) => void) | undefined
  /** Offers to create an option for the typed text when none has this label. The returned option is selected. */
  // biome-ignore lint/suspicious/noConfusingVoidType: a handler may return nothing.
  onCreate?: ((text: string) => ComboboxOption | void | Promise<ComboboxOption | void>) | undefined
}
