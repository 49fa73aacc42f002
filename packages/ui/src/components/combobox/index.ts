export * from './combobox.js'
export type { ComboboxOption } from './option-rows.js'
export type { SearchOptions } from './use-search.js'
