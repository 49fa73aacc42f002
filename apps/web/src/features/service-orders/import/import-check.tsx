import type { Import } from '@malote/api-client'
import { Alert, Button, Inline, Stack } from '@malote/ui'
import { useQuery } from '@tanstack/react-query'
import { countLines, faultsToMend, SheetCounts } from '../../../components/spreadsheet-import/row-counts'
import { SheetFaults } from '../../../components/spreadsheet-import/row-errors'
import { formatCount, formatOrders } from '../../../lib/format/formats'
import { tellError } from '../../../lib/http/notify-error'
import { fetchErrors, importRowsQuery, shownRows, useStepImport } from './import.queries'

/** The result of the check, before any order is created. */
export function ImportCheck({ current, onMap }: { current: Import; onMap: () => void }) {
  const { id, rows } = current
  const ready = rows.total - rows.invalid - rows.repeated
  const step = useStepImport(id)
  const take = (what: 'start' | 'cancel', failed: string) =>
    step.mutate(what, { onError: (error) => tellError(error, failed) })
  return (
    <Stack gap="lg">
      {rows.repeated > 0 && (
        <Alert
          tone="info"
          title={
            rows.repeated === rows.total ? 'Este arquivo já foi importado' : 'Parte deste arquivo já foi importada'
          }
        >
          {`${countLines(rows.repeated)} já ${rows.repeated === 1 ? 'virou ordem' : 'viraram ordens'} e não ${rows.repeated === 1 ? 'se repete' : 'se repetem'}.`}
        </Alert>
      )}
      <SheetCounts ready={ready} invalid={rows.invalid} repeated={rows.repeated} repeatedLabel="Já importadas" />
      <Inline gap="sm">
        {ready > 0 && (
          <Button pending={step.isPending} onClick={() => take('start', 'Não foi possível começar a importação.')}>
            {`Importar ${formatOrders(ready)}`}
          </Button>
        )}
        <Button tone="neutral" variant="outline" onClick={onMap}>
          Corrigir colunas
        </Button>
        <Button
          tone="neutral"
          variant="ghost"
          disabled={step.isPending}
          onClick={() => take('cancel', 'Não foi possível cancelar a importação.')}
        >
          Cancelar importação
        </Button>
      </Inline>
      {rows.invalid > 0 && <Faults current={current} />}
    </Stack>
  )
}

function Faults({ current: { id, rows } }: { current: Import }) {
  const { data, error, refetch } = useQuery(importRowsQuery(id, 'invalid'))
  return (
    <SheetFaults
      faults={data?.data.flatMap(({ row, errors }) => errors.map((fault) => ({ row, ...fault })))}
      summary={
        rows.invalid > shownRows
          ? `As primeiras ${formatCount(shownRows)} de ${countLines(rows.invalid)} com erro`
          : faultsToMend(rows.invalid)
      }
      error={error}
      onRetry={() => void refetch()}
      load={(format) => fetchErrors(id, format)}
    />
  )
}
