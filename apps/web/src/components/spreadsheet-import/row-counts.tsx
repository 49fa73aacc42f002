import { Grid, StatCard } from '@malote/ui'
import { formatCount } from '../../lib/format/formats'

interface SheetCountsProps {
  ready: number
  invalid: number
  /** Number of rows that exist already, and their label: "Já importadas". */
  repeated: number
  repeatedLabel: string
}

/** The numbers of rows by the result of the check. */
export function SheetCounts({ ready, invalid, repeated, repeatedLabel }: SheetCountsProps) {
  return (
    <Grid columns="three" gap="md">
      <StatCard label="Prontas para importar" value={formatCount(ready)} tone={ready > 0 ? 'success' : 'neutral'} />
      <StatCard label="Com erro" value={formatCount(invalid)} tone={invalid > 0 ? 'danger' : 'neutral'} />
      <StatCard label={repeatedLabel} value={formatCount(repeated)} />
    </Grid>
  )
}

/** `1 linha`, `2.000 linhas`. */
export const countLines = (count: number) => (count === 1 ? '1 linha' : `${formatCount(count)} linhas`)

/** The advice about rows with errors. */
export const faultsToMend = (count: number) =>
  `${countLines(count)} com erro: corrija, salve e envie só ${count === 1 ? 'ela' : 'elas'}`
