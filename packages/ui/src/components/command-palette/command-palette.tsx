'use client'
import { overlay, useIdleLoad } from '../../lib/on-demand.js'
import { requireUnique } from '../../lib/require-unique.js'
import { useOverlay } from '../../lib/use-overlay.js'
import type { CommandPage } from './command-items.js'

export interface CommandPaletteProps extends CommandPage {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Names it for screen readers, instead of "Comandos". */
  label?: string | undefined
  /** The ids of items that were used last; they stand on top while nothing is typed. The application remembers them. */
  recent?: readonly string[] | undefined
  /** Shown when nothing answers what is typed, instead of "Nada encontrado para “…”". */
  emptyText?: string | undefined
}

const layer = overlay(() => import('./command-palette-layer.js'), 'CommandPaletteLayer')

/**
 * Every page and action, found by typing, from anywhere. The application owns whether it is open: `useCommandKey` hears
 * ⌘ K or Ctrl K. Its code is fetched when the page is idle.
 */
export function CommandPalette({ open, onOpenChange, ...rest }: CommandPaletteProps) {
  requireUnique(
    (rest.items ?? []).map(({ id }) => ({ value: id })),
    'CommandPalette',
  )
  const { module: loaded, failure } = useOverlay(layer, open, () => onOpenChange(false))
  useIdleLoad(layer, !open)
  if (!loaded || !open) return failure
  return <loaded.CommandPaletteLayer {...rest} onOpenChange={onOpenChange} />
}
