import { ReportKey } from '@malote/api-client'
import * as z from 'zod/mini'
import { listDefaults, listSearchParams, optionalSearchParam } from '../../../lib/lists/list-search.ts'

/** The search parameters of `/relatorios/agendados`. */
export const SchedulesSearch = z.object({
  page: listSearchParams.page,
  limit: listSearchParams.limit,
  relatorio: optionalSearchParam(ReportKey),
  situacao: optionalSearchParam(z.enum(['ativos', 'pausados'])),
})
export type SchedulesSearch = z.output<typeof SchedulesSearch>

/** The defaults, which are stripped from the URL. */
export const schedulesDefaults = listDefaults
