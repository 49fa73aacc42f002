import { Id, ReportKey, ReportRunStatus } from '@malote/api-client'
import * as z from 'zod/mini'
import { fallible, listFields, plainPage } from '../../../app/list-search'

/** The state of `/relatorios/gerados`, as its address says it. */
export const RunsSearch = z.object({
  page: listFields.page,
  limit: listFields.limit,
  relatorio: fallible(ReportKey),
  situacao: fallible(ReportRunStatus),
  /** Only what one schedule sent. */
  agendamento: fallible(Id),
})
export type RunsSearch = z.output<typeof RunsSearch>

/** What its address says only when it differs. */
export const plainRuns = plainPage
