export type { CommandItem, CommandPage } from './command-items.js'
export * from './command-palette.js'
export { useCommandKey } from './use-command-key.js'
