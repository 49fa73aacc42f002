import type { ImportTable } from '@malote/api-client'
import { Grid, StatCard } from '@malote/ui'
import { formatAmount, formatCount } from '../../lib/format/formats.ts'

interface RowCountsProps {
  ready: number
  invalid: number
  /** Number of rows that exist already, and their label: "Já importadas". */
  repeated: number
  repeatedLabel: string
}

/** The numbers of rows by the result of the check. */
export function RowCounts({ ready, invalid, repeated, repeatedLabel }: RowCountsProps) {
  return (
    <Grid columns="three" gap="md" className="max-md:grid-cols-2">
      <StatCard label="Prontas para importar" value={formatCount(ready)} tone={ready > 0 ? 'success' : 'neutral'} />
      <StatCard label="Com erro" value={formatCount(invalid)} tone={invalid > 0 ? 'danger' : 'neutral'} />
      <StatCard label={repeatedLabel} value={formatCount(repeated)} />
    </Grid>
  )
}

/** `1 linha`, `2.000 linhas`. */
export const formatRowCount = (count: number) => formatAmount(count, 'linha', 'linhas')

/** `2 linhas de fora: ocultas ou filtradas na planilha`, `5 linhas de fora: 3 ocultas ou filtradas e 2 riscadas na planilha`. */
export function formatRowsLeftOut({
  hiddenRows: all,
  struckRows: struck = 0,
}: Pick<ImportTable, 'hiddenRows' | 'struckRows'>) {
  const hidden = all - struck
  const hiddenText = hidden === 1 ? 'oculta ou filtrada' : 'ocultas ou filtradas'
  const struckText = struck === 1 ? 'riscada' : 'riscadas'
  const texts =
    hidden > 0 && struck > 0
      ? `${formatCount(hidden)} ${hiddenText} e ${formatCount(struck)} ${struckText}`
      : struck > 0
        ? struckText
        : hiddenText
  return `${formatRowCount(all)} de fora: ${texts} na planilha`
}

/** What a check has done: `1 linha conferida até agora.` */
export const formatCheckedRows = (count: number) =>
  `${formatRowCount(count)} ${count === 1 ? 'conferida' : 'conferidas'} até agora.`

/** The advice about rows with errors. */
export const getErrorAdvice = (count: number) =>
  `${formatRowCount(count)} com erro: corrija aqui, ou baixe, salve e envie só ${count === 1 ? 'ela' : 'elas'}`
