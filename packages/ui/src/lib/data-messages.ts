'use client'
import { useMemo } from 'react'
import { useReplacedMessages } from './messages.ts'

const numbers = /* @__PURE__ */ new Intl.NumberFormat('pt-BR')

/**
 * The texts of charts and of `DataTable`, in a separate object so that a first page without them does not load them.
 */
export const dataMessages = {
  actions: 'Ações',
  adjustTable: 'Ajustar tabela',
  arrangeColumns: 'Ordem e colunas fixas…',
  automaticWidths: 'Larguras automáticas',
  category: 'Categoria',
  chart: 'gráfico',
  chartFailed: 'Não foi possível carregar o gráfico.',
  chartHelp: 'Use as setas para percorrer os valores.',
  chartLinkHelp: 'Use as setas para percorrer os valores e Enter para abrir.',
  clearSelection: 'Limpar seleção',
  columns: 'Colunas',
  density: 'Densidade',
  densityCompact: 'Compacta',
  densityNormal: 'Normal',
  loadingRows: 'Carregando linhas…',
  noRowsMatch: 'Nenhum resultado para estes filtros.',
  noRows: 'Nenhum item ainda.',
  noValues: 'Sem dados para mostrar.',
  resizeColumns: 'Mudar larguras com ← e →',
  retry: 'Tentar de novo',
  rowActions: (row: string) => `Ações de ${row}`,
  rowChanged: '(alterada agora)',
  rowsSelected: (count: number) => (count === 1 ? '1 item selecionado' : `${numbers.format(count)} itens selecionados`),
  rowsFailed: 'Não foi possível carregar a lista.',
  selectAll: 'Selecionar todas as linhas desta página',
  selectRow: (row: string) => `Selecionar ${row}`,
  selection: 'Seleção',
  showAsChart: 'Ver como gráfico',
  showAsTable: 'Ver como tabela',
  total: 'Total',
  unknownValue: 'sem dados',
  updatingRows: 'Atualizando…',
  value: 'Valor',
}

/** The shape of `dataMessages`. */
export type DataMessages = typeof dataMessages

/** Returns the current texts, with the replacements of the provider. */
export function useDataMessages(): DataMessages {
  const replaced = useReplacedMessages()
  return useMemo(() => ({ ...dataMessages, ...replaced }), [replaced])
}
