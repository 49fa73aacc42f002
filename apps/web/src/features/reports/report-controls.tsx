import { ApiError, type Report, type ReportDescription, ReportKey } from '@malote/api-client'
import { Button, DateRangeField, DropdownMenu, Select, toast } from '@malote/ui'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { DownloadMenu, type SpreadsheetFormat, spreadsheetFormats } from '../../components/download-menu.tsx'
import { getRecentPeriods } from '../../components/recent-periods.ts'
import { notifyError } from '../../lib/http/notify-error.ts'
import { exportReport } from './reports.queries.ts'
import type { ReportsSearch } from './reports-search.ts'
import { useCreateRun } from './runs/runs.queries.ts'

interface ReportControlsProps {
  reports: readonly ReportDescription[]
  search: ReportsSearch
  report: Report | undefined
  error: unknown
}

/** Selects the report and the period, both stored in the URL. */
export function ReportControls({ reports, search, report, error }: ReportControlsProps) {
  const navigate = useNavigate()
  const change = (part: Partial<ReportsSearch>) =>
    void navigate({ to: '/relatorios', search: (current) => ({ ...current, ...part }), resetScroll: false })
  const periodError = getPeriodError(error)
  const from = search.from ?? report?.from ?? null
  const to = search.to ?? report?.to ?? null
  return (
    <div className="flex flex-wrap items-end gap-4">
      <Select
        label="Relatório"
        options={reports.map(({ key, title }) => ({ value: key, label: title }))}
        value={search.relatorio}
        onValueChange={(value) =>
          change({ relatorio: ReportKey.options.find((key) => key === value) ?? search.relatorio })
        }
        className="w-full md:w-80"
      />
      <Period key={`${from} ${to}`} from={from} to={to} error={periodError} onApply={change} />
    </div>
  )
}

/** @returns the API's error about the period; undefined for other errors. */
export const getPeriodError = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.fields.find(({ pointer }) => /^\?(?:from|to)$/.test(pointer))?.message : undefined

interface PeriodProps {
  from: string | null
  to: string | null
  error: string | undefined
  onApply: (period: { from: string | undefined; to: string | undefined }) => void
}

function Period({ from, to, error, onApply }: PeriodProps) {
  const [period, setPeriod] = useState<{ from: string | null; to: string | null } | null>({ from, to })
  const apply = () => {
    // A period in the wrong order is sorted.
    const [first, last] = [period?.from ?? undefined, period?.to ?? undefined].toSorted()
    onApply({ from: first, to: last })
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        apply()
      }}
      className="flex flex-wrap items-end gap-3"
    >
      <DateRangeField
        label="Período"
        value={period}
        onValueChange={setPeriod}
        error={error}
        presets={getRecentPeriods()}
      />
      <Button type="submit" tone="neutral" variant="outline">
        Aplicar período
      </Button>
    </form>
  )
}

/** Downloads the report that is shown. */
export function ExportReport({ search, report }: { search: ReportsSearch; report: Report | undefined }) {
  const navigate = useNavigate()
  const run = useCreateRun()
  const make = (format: SpreadsheetFormat) => {
    if (!report) return
    const { key, from, to } = report
    run.mutate(
      { key, companyId: search.companyId ?? null, from, to, format },
      {
        onSuccess: () =>
          toast.success(`${report.title}: gerando.`, {
            description: 'Avisamos quando ficar pronto.',
            action: { label: 'Ver gerados', onClick: () => void navigate({ to: '/relatorios/gerados' }) },
          }),
        onError: (error) => notifyError(error, 'Não foi possível gerar o relatório.'),
      },
    )
  }
  return (
    <DownloadMenu
      label="Exportar"
      about="Este relatório, neste período"
      formats={spreadsheetFormats}
      fileName={report ? `${report.title} ${report.from} a ${report.to}` : ''}
      failed="Não foi possível exportar o relatório."
      load={(format) => exportReport(search, format)}
      pending={run.isPending}
      disabledReason={report ? undefined : 'O relatório ainda não foi carregado.'}
    >
      <DropdownMenu.Separator />
      <DropdownMenu.Label>Em segundo plano, com aviso</DropdownMenu.Label>
      {(Object.keys(spreadsheetFormats) as SpreadsheetFormat[]).map((format) => (
        <DropdownMenu.Item key={format} onSelect={() => make(format)}>
          {`Gerar ${spreadsheetFormats[format]} e avisar quando ficar pronto`}
        </DropdownMenu.Item>
      ))}
    </DownloadMenu>
  )
}
