import { ReportKey } from '@malote/api-client'
import * as z from 'zod/mini'
import { fallible, listFields, plainPage } from '../../../lib/lists/list-search'

/** The state of `/relatorios/agendados`, as its address says it. */
export const SchedulesSearch = z.object({
  page: listFields.page,
  limit: listFields.limit,
  relatorio: fallible(ReportKey),
  situacao: fallible(z.enum(['ativos', 'pausados'])),
})
export type SchedulesSearch = z.output<typeof SchedulesSearch>

/** What its address says only when it differs. */
export const plainSchedules = plainPage
