import type { Import } from '@malote/api-client'
import { Alert, Button, Inline, Stack } from '@malote/ui'
import { useQuery } from '@tanstack/react-query'
import { formatRowCount, getErrorAdvice, RowCounts } from '../../components/spreadsheet-import/row-counts.tsx'
import { RowErrors } from '../../components/spreadsheet-import/row-errors.tsx'
import { formatCount, formatOrderCount } from '../../lib/format/formats.ts'
import { notifyError } from '../../lib/http/notify-error.ts'
import { fetchErrorFile, importRowsQuery, maxShownRows, useImportAction } from './import.queries.ts'

/** The result of the check, before any order is created. */
export function ImportCheckResult({ current, onMap }: { current: Import; onMap: () => void }) {
  const { id, rows } = current
  const readyCount = rows.total - rows.invalid - rows.repeated
  const importAction = useImportAction(id)
  const runAction = (action: 'start' | 'cancel', errorMessage: string) =>
    importAction.mutate(action, { onError: (error) => notifyError(error, errorMessage) })
  return (
    <Stack gap="lg">
      {rows.repeated > 0 && (
        <Alert
          tone="info"
          title={
            rows.repeated === rows.total ? 'Este arquivo já foi importado' : 'Parte deste arquivo já foi importada'
          }
        >
          {`${formatRowCount(rows.repeated)} já ${rows.repeated === 1 ? 'virou ordem' : 'viraram ordens'} e não ${rows.repeated === 1 ? 'se repete' : 'se repetem'}.`}
        </Alert>
      )}
      <RowCounts ready={readyCount} invalid={rows.invalid} repeated={rows.repeated} repeatedLabel="Já importadas" />
      <Inline gap="sm">
        {readyCount > 0 && (
          <Button
            pending={importAction.isPending}
            onClick={() => runAction('start', 'Não foi possível começar a importação.')}
          >
            {`Importar ${formatOrderCount(readyCount)}`}
          </Button>
        )}
        <Button tone="neutral" variant="outline" onClick={onMap}>
          Corrigir colunas
        </Button>
        <Button
          tone="neutral"
          variant="ghost"
          disabled={importAction.isPending}
          onClick={() => runAction('cancel', 'Não foi possível cancelar a importação.')}
        >
          Cancelar importação
        </Button>
      </Inline>
      {rows.invalid > 0 && <ImportErrors current={current} />}
    </Stack>
  )
}

function ImportErrors({ current: { id, rows } }: { current: Import }) {
  const { data, error, refetch } = useQuery(importRowsQuery(id, 'invalid'))
  return (
    <RowErrors
      errors={data?.data.flatMap(({ row, errors }) => errors.map((rowError) => ({ row, ...rowError })))}
      summary={
        rows.invalid > maxShownRows
          ? `As primeiras ${formatCount(maxShownRows)} de ${formatRowCount(rows.invalid)} com erro`
          : getErrorAdvice(rows.invalid)
      }
      error={error}
      onRetry={() => void refetch()}
      load={(format) => fetchErrorFile(id, format)}
    />
  )
}
