'use client'
import { use } from 'react'
import { MessagesContext } from './messages.js'

const numbers = new Intl.NumberFormat('pt-BR')

/**
 * The texts of charts and of `DataTable`, apart from the others so that a first page without them does not load them.
 * Replace them like the others, with `MessagesProvider`.
 */
export const dataMessages = {
  category: 'Categoria',
  chart: 'gráfico',
  chartFailed: 'Não foi possível carregar o gráfico.',
  chartHelp: 'Use as setas para percorrer os valores.',
  chartLinkHelp: 'Use as setas para percorrer os valores e Enter para abrir.',
  noValues: 'Sem dados para mostrar.',
  otherSlices: (count: number) => `Outros (${numbers.format(count)})`,
  retry: 'Tentar de novo',
  share: 'Parte',
  showAsChart: 'Ver como gráfico',
  showAsTable: 'Ver como tabela',
  total: 'Total',
  unknownValue: 'sem dados',
  value: 'Valor',
}

/** The shape of `dataMessages`. */
export type DataMessages = typeof dataMessages

/** The texts in force here: a provider hands its replacements down with all the others. */
export function useDataMessages(): DataMessages {
  return { ...dataMessages, ...use(MessagesContext) }
}
