'use client'
import { useMemo } from 'react'
import { useReplacedMessages } from './messages.ts'

/** The texts of `Board`, in a separate object so that a first page without one does not load them. */
export const boardMessages = {
  boardHelp:
    'Setas percorrem os cartões, Enter abre, Espaço seleciona, Shift com seta para os lados move, M abre as opções.',
  cardActions: (card: string) => `Mover ${card} e outras ações`,
  columnEmpty: 'Nada aqui',
  dropForbidden: 'Não dá para mover para cá',
  dropHere: 'Solte aqui',
  loadingCards: 'Carregando cartões…',
  moveTo: 'Mover para',
  noMoves: 'Nenhum passo possível agora',
  selectCard: (card: string) => `Selecionar ${card}`,
}

/** The shape of `boardMessages`. */
export type BoardMessages = typeof boardMessages

/** Returns the current texts, with the replacements of the provider. */
export function useBoardMessages(): BoardMessages {
  const replaced = useReplacedMessages()
  return useMemo(() => ({ ...boardMessages, ...replaced }), [replaced])
}
