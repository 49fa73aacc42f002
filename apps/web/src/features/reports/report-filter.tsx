import type { ReportDescription, ReportKey } from '@malote/api-client'
import { ChoiceFilter } from '../../lib/lists/choice-filter.tsx'

interface ReportFilterProps {
  reports: readonly ReportDescription[]
  search: { relatorio?: ReportKey | undefined }
}

/** Filters a list by report. */
export function ReportFilter({ reports, search }: ReportFilterProps) {
  const titles: Partial<Record<ReportKey, string>> = Object.fromEntries(reports.map(({ key, title }) => [key, title]))
  return <ChoiceFilter label="Relatório" search={search} name="relatorio" options={titles} />
}
