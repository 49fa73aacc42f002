import { Id, ReportKey, type ReportRunStatus } from '@malote/api-client'
import * as z from 'zod/mini'
import { listDefaults, listSearchParams, optionalSearchParam } from '../../../lib/lists/list-search.ts'

// Repeated here, because importing the contract's schema would add it to every page's first load.
const states = ['queued', 'done', 'failed'] as const satisfies readonly ReportRunStatus[]

/** The search parameters of `/relatorios/gerados`. */
export const RunsSearch = z.object({
  page: listSearchParams.page,
  limit: listSearchParams.limit,
  relatorio: optionalSearchParam(ReportKey),
  situacao: optionalSearchParam(z.enum(states)),
  /** Only runs of one schedule. */
  agendamento: optionalSearchParam(Id),
})
export type RunsSearch = z.output<typeof RunsSearch>

/** The defaults, which are stripped from the URL. */
export const runsDefaults = listDefaults
