import { ReportKey } from '@malote/api-client'
import * as z from 'zod/mini'
import { fallible, listFields, plainPage } from '../../../lib/lists/list-search'

/** The search parameters of `/relatorios/agendados`. */
export const SchedulesSearch = z.object({
  page: listFields.page,
  limit: listFields.limit,
  relatorio: fallible(ReportKey),
  situacao: fallible(z.enum(['ativos', 'pausados'])),
})
export type SchedulesSearch = z.output<typeof SchedulesSearch>

/** The defaults, which are stripped from the URL. */
export const plainSchedules = plainPage
