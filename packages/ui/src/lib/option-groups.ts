/** Options under a heading, as an entry of the `options` of a `Select`, `Combobox` or `MultiSelect`. */
export interface OptionGroup<Option> {
  /** The visible heading. Screen readers announce it with the options below it. */
  label: string
  /** The options, in their order. A group without options is not shown. */
  options: readonly Option[]
}

/** An option, or a group of them. */
export type OptionEntry<Option> = Option | OptionGroup<Option>

/** @returns whether an entry is a group. */
export function isOptionGroup<Option extends object>(entry: OptionEntry<Option>): entry is OptionGroup<Option> {
  return 'options' in entry
}

/** @returns the options of all entries, in their order. */
export function flattenOptions<Option extends object>(entries: readonly OptionEntry<Option>[]): readonly Option[] {
  return entries.flatMap((entry) => (isOptionGroup(entry) ? entry.options : [entry]))
}
