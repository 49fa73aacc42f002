export * from './combobox.js'
export type { ComboboxOption } from './option-rows.js'
export type { SearchFor } from './use-search.js'
