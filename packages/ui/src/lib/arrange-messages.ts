'use client'
import { useMemo } from 'react'
import { useReplacedMessages } from './messages.ts'

/** The texts for the order of the columns of a `DataTable`, which are loaded with its dialog. */
export const arrangeMessages = {
  arrangeHelp: 'Arraste, use os botões ou Alt com ↑ e ↓. As colunas fixas ficam no início quando a tabela rola.',
  columnAtEdge: (column: string) => `${column} já está no limite.`,
  columnMoved: (column: string, place: number, count: number) => `${column}: posição ${place} de ${count}.`,
  columnPinned: (column: string) => `${column} está fixa no início.`,
  columnUnpinned: (column: string) => `${column} não está mais fixa.`,
  moveColumnDown: (column: string) => `Mover ${column} para baixo`,
  moveColumnUp: (column: string) => `Mover ${column} para cima`,
  pinColumn: (column: string) => `Fixar ${column} no início`,
  restoreColumns: 'Restaurar a ordem padrão',
  tooManyPinned: (count: number) => `Só ${count} colunas podem ficar fixas. Solte uma antes.`,
}

/** The shape of `arrangeMessages`. */
export type ArrangeMessages = typeof arrangeMessages

/** Returns the current texts, with the replacements of the provider. */
export function useArrangeMessages(): ArrangeMessages {
  const replaced = useReplacedMessages()
  return useMemo(() => ({ ...arrangeMessages, ...replaced }), [replaced])
}
