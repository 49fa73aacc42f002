import type { Import } from '@malote/api-client'
import { Alert, Button, Inline, Stack } from '@malote/ui'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { formatCount } from '../../lib/format/formats.ts'
import { confirmAction } from '../../lib/forms/confirm-action.ts'
import { notifyError } from '../../lib/http/notify-error.ts'
import { lazyNamed } from '../../lib/lazy-named.ts'
import { ColumnQuestions } from './column-questions.tsx'
import { listCellErrors, listCorrections, useDrafts } from './corrections.ts'
import { formatColumnsSource } from './format-columns-source.ts'
import { HoursOfDays } from './hours-of-days.tsx'
import { fetchErrorFile, importRowsQuery, maxShownRows, useImportAction } from './import.queries.ts'
import { importTexts } from './import-kinds.tsx'
import { ImportTotals } from './import-totals.tsx'
import { OtherAddresses } from './other-addresses.tsx'
import { ReadyRows, type ReadyRowsProps } from './ready-rows.tsx'
import { formatRowCount, formatRowsLeftOut, getErrorAdvice, RowCounts } from './row-counts.tsx'
import { RowErrors } from './row-errors.tsx'

const PossibleDuplicates = lazyNamed(() => import('./possible-duplicates.tsx'), 'PossibleDuplicates')

interface ImportCheckResultProps extends ReadyRowsProps {
  onMap: () => void
}

/** The result of the check, before anything is created. */
export function ImportCheckResult({ current, onMap, ...shown }: ImportCheckResultProps) {
  const { id, kind, rows, resources, table } = current
  const texts = importTexts[kind]
  const readyCount = rows.total - rows.invalid - rows.repeated
  const importAction = useImportAction(id)
  const { data: invalid } = useQuery({ ...importRowsQuery(id, 'invalid'), enabled: rows.invalid > 0 })
  const { drafts } = useDrafts()
  const start = () => {
    const unsent = listCorrections(listCellErrors(current, invalid?.data ?? []), drafts).length
    const failed = 'Não foi possível começar a importação.'
    if (unsent === 0) return importAction.mutate('start', { onError: (error) => notifyError(error, failed) })
    const text = `${unsent === 1 ? 'Uma correção que você digitou ainda não foi conferida.' : `${formatCount(unsent)} correções que você digitou ainda não foram conferidas.`} Sem Conferir correções, as linhas delas ficam de fora.`
    const texts = { title: 'Importar sem as correções?', text, confirm: 'Importar sem elas', cancel: 'Voltar', failed }
    void confirmAction({ texts, tone: 'primary', action: () => importAction.mutateAsync('start') })
  }
  const cancel = () =>
    void confirmAction({
      texts: {
        title: 'Cancelar esta importação?',
        text: `As correções e as escolhas se perdem. ${texts.nothingCreated}`,
        confirm: 'Cancelar importação',
        cancel: 'Manter importação',
        failed: 'Não foi possível cancelar a importação.',
      },
      action: () => importAction.mutateAsync('cancel'),
    })
  return (
    <Stack gap="lg">
      {rows.repeated > 0 && (
        <Alert tone="info" title={texts.repeatedTitle(rows.repeated === rows.total)}>
          {texts.repeatedText(rows.repeated)}
        </Alert>
      )}
      {table && table.hiddenRows > 0 && (
        <Alert tone="info" title={formatRowsLeftOut(table)}>
          Para ler também estas linhas, use Corrigir colunas.
        </Alert>
      )}
      {current.columnsFrom && (
        <Alert tone="info" title={formatColumnsSource(current.columnsFrom)}>
          Os títulos são os mesmos. Para mudar, use Corrigir colunas.
        </Alert>
      )}
      <OtherAddresses current={current} />
      {current.possibleDuplicates + current.sameInvoices > 0 && (
        <Suspense>
          <PossibleDuplicates current={current} />
        </Suspense>
      )}
      <ColumnQuestions
        // Another check may leave other questions.
        key={JSON.stringify(current.columns)}
        current={current}
      />
      <HoursOfDays
        // Another check may have other columns.
        key={JSON.stringify([current.columns, current.constants])}
        current={current}
      />
      <RowCounts
        ready={readyCount}
        invalid={rows.invalid}
        repeated={rows.repeated}
        repeatedLabel={texts.repeatedLabel}
      />
      {readyCount > 0 && <ImportTotals current={current} />}
      <Inline gap="sm">
        {readyCount > 0 && (
          <Button pending={importAction.isPending} onClick={start}>
            {texts.startLabel(resources.ready)}
          </Button>
        )}
        <Button tone="neutral" variant="outline" onClick={onMap}>
          Corrigir colunas
        </Button>
        <Button tone="neutral" variant="ghost" disabled={importAction.isPending} onClick={cancel}>
          Cancelar importação
        </Button>
      </Inline>
      {rows.invalid > 0 && <ImportErrors current={current} />}
      {readyCount > 0 && <ReadyRows current={current} {...shown} />}
    </Stack>
  )
}

function ImportErrors({ current }: { current: Import }) {
  const { id, rows } = current
  const { data, error, refetch } = useQuery(importRowsQuery(id, 'invalid'))
  return (
    <RowErrors
      current={current}
      rows={data?.data}
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
