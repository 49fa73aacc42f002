export type { CommandItem, CommandPage } from './command-items.ts'
export { CommandPalette, type CommandPaletteProps } from './command-palette.tsx'
export { useCommandKey } from './use-command-key.ts'
