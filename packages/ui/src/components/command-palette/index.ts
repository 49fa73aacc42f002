export type { CommandItem, CommandPage } from './command-items.ts'
export { CommandPalette, type CommandPaletteProps } from './command-palette.tsx'
export { useCommandPaletteShortcut } from './use-command-palette-shortcut.ts'
