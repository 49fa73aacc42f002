export * from './combobox.js'
export type { ComboboxOption } from './option-rows.js'
export type { SearchFunction } from './use-search.js'
