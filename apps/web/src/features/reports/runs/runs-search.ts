import { Id, ReportKey, type ReportRunStatus } from '@malote/api-client'
import * as z from 'zod/mini'
import { fallible, listFields, plainPage } from '../../../lib/lists/list-search'

// Written out: the schemas of runs would come with every page's first load.
const states = ['queued', 'done', 'failed'] as const satisfies readonly ReportRunStatus[]

/** The state of `/relatorios/gerados`, as its address says it. */
export const RunsSearch = z.object({
  page: listFields.page,
  limit: listFields.limit,
  relatorio: fallible(ReportKey),
  situacao: fallible(z.enum(states)),
  /** Only what one schedule sent. */
  agendamento: fallible(Id),
})
export type RunsSearch = z.output<typeof RunsSearch>

/** What its address says only when it differs. */
export const plainRuns = plainPage
