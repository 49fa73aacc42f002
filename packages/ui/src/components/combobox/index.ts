export * from './combobox.tsx'
export type { ComboboxOption } from './option-rows.ts'
export type { SearchFunction } from './use-search.ts'
