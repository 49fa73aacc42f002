'use client'
import { useMemo } from 'react'
import { useReplacedMessages } from './messages.ts'

/** The texts for the widths of the columns of a `DataTable`, which are loaded with its handles. */
export const resizeMessages = {
  columnWidth: (column: string) => `Largura de ${column}`,
  columnWidthHelp: 'Arraste, ou use ← e →. Clique duplo ou Enter: largura automática.',
  columnWidthValue: (pixels: number) => `${pixels} pixels`,
}

/** The shape of `resizeMessages`. */
export type ResizeMessages = typeof resizeMessages

/** Returns the current texts, with the replacements of the provider. */
export function useResizeMessages(): ResizeMessages {
  const replaced = useReplacedMessages()
  return useMemo(() => ({ ...resizeMessages, ...replaced }), [replaced])
}
