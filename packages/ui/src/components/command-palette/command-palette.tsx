'use client'
import { declareOverlay, useIdleLoad } from '../../lib/on-demand.ts'
import { requireUnique } from '../../lib/require-unique.ts'
import { useOverlay } from '../../lib/use-overlay.tsx'
import type { CommandPage } from './command-items.ts'

export interface CommandPaletteProps extends CommandPage {
  /** Whether it is open. */
  open: boolean
  /** Called when it opens or closes. */
  onOpenChange: (open: boolean) => void
  /**
   * The accessible name.
   * @default "Comandos"
   */
  label?: string | undefined
  /** The ids of recently used items, shown first while the text is empty. The application stores them. */
  recent?: readonly string[] | undefined
  /**
   * Shown when nothing matches the text.
   * @default "Nada encontrado para “…”"
   */
  emptyText?: string | undefined
}

const layer = declareOverlay(() => import('./command-palette-layer.tsx'), 'CommandPaletteLayer')

/**
 * Finds every page and action by typing, from anywhere. The application controls `open`: `useCommandPaletteShortcut` handles ⌘ K
 * and Ctrl K. Its code is loaded when the page is idle.
 */
export function CommandPalette({ open, onOpenChange, ...rest }: CommandPaletteProps) {
  requireUnique(
    (rest.items ?? []).map(({ id }) => ({ value: id })),
    'CommandPalette',
  )
  const { module: loaded, isShown, failure } = useOverlay(layer, open, () => onOpenChange(false))
  useIdleLoad(layer, !open)
  if (!loaded || !isShown) return failure
  return <loaded.CommandPaletteLayer {...rest} onOpenChange={onOpenChange} />
}
