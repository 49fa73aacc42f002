import type { ReportDescription, ReportKey } from '@malote/api-client'
import { ChoiceFilter } from '../../lib/lists/choice-filter.tsx'
import { useChangeListSearch } from '../../lib/lists/list-table.tsx'

interface ReportFilterProps {
  reports: readonly ReportDescription[]
  value: ReportKey | undefined
}

/** Filters a list by report. */
export function ReportFilter({ reports, value }: ReportFilterProps) {
  const change = useChangeListSearch()
  const titles = Object.fromEntries(reports.map(({ key, title }) => [key, title]))
  return (
    <ChoiceFilter
      label="Relatório"
      options={titles as Partial<Record<ReportKey, string>>}
      value={value}
      onChange={(relatorio) => change({ relatorio })}
    />
  )
}
