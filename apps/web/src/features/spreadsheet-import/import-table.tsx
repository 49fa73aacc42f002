import type { Import } from '@malote/api-client'
import { Checkbox, Grid, Select } from '@malote/ui'
import { useState } from 'react'
import { notifyError } from '../../lib/http/notify-error.ts'
import { DecisionCard } from './decision-card.tsx'
import { useMapColumns } from './import.queries.ts'
import { formatRowCount } from './row-counts.tsx'

/** Lets the user choose another sheet, another row of titles, and whether hidden rows are read. */
export function ImportTable({ current: { id, table } }: { current: Import }) {
  const map = useMapColumns(id)
  const [sheet, setSheet] = useState(table?.sheet ?? 0)
  const [titleRow, setTitleRow] = useState(table?.titleRow ?? 1)
  const [withHiddenRows, setWithHiddenRows] = useState(table?.withHiddenRows ?? false)
  if (!table || table.firstRows.length === 0) return null
  const isOtherSheet = sheet !== table.sheet
  const rows = table.firstRows.map(({ row, cells }) => ({
    value: String(row),
    label: `Linha ${row}: ${cells.filter((cell) => cell.trim() !== '').join(', ') || 'vazia'}`,
  }))
  const shownRows = rows.some(({ value }) => value === String(titleRow))
    ? rows
    : [...rows, { value: String(titleRow), label: `Linha ${titleRow}` }]

  const submit = () =>
    // The titles of another sheet are searched again.
    map.mutate(
      { table: { sheet, titleRow: isOtherSheet ? undefined : titleRow, withHiddenRows } },
      { onError: (error) => notifyError(error, 'Não foi possível ler esta tabela.') },
    )
  return (
    <DecisionCard
      title="Onde está a tabela?"
      description="Mude se os títulos ou os exemplos abaixo não forem os certos."
      label="Tabela da planilha"
      submitLabel="Ler esta tabela"
      tone="neutral"
      variant="outline"
      pending={map.isPending}
      onSubmit={submit}
    >
      <Grid columns="two" gap="md">
        {table.sheets.length > 1 && (
          <Select
            label="Aba"
            options={table.sheets.map(({ name, hidden }, index) => ({
              value: String(index),
              label: hidden ? `${name} (oculta)` : name,
            }))}
            value={String(sheet)}
            readOnly={map.isPending}
            onValueChange={(value) => setSheet(Number(value))}
          />
        )}
        {!isOtherSheet && (
          <Select
            label="Linha dos títulos"
            options={shownRows}
            value={String(titleRow)}
            readOnly={map.isPending}
            onValueChange={(value) => setTitleRow(Number(value))}
          />
        )}
      </Grid>
      {(table.hiddenRows > 0 || table.withHiddenRows) && (
        <Checkbox
          label="Ler também as linhas ocultas, filtradas ou riscadas"
          help={table.hiddenRows > 0 ? `${formatRowCount(table.hiddenRows)} de fora.` : undefined}
          checked={withHiddenRows}
          readOnly={map.isPending}
          onChange={({ currentTarget: { checked } }) => setWithHiddenRows(checked)}
        />
      )}
    </DecisionCard>
  )
}
