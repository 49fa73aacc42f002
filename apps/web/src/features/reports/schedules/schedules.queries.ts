import { type NewReportSchedule, type ReportScheduleChanges, reportRuns, reportSchedules } from '@malote/api-client'
import { api, query } from '../../../lib/http/api.ts'
import { useApiMutation, useIdempotentMutation } from '../../../lib/http/mutations.ts'
import type { SchedulesSearch } from './schedules-search.ts'

/** A page of schedules, always refetched, because the time of the next run changes without a request. */
export const schedulesQuery = ({ relatorio, situacao, page, limit }: SchedulesSearch) => ({
  ...query(reportSchedules.list, {
    query: { key: relatorio, active: situacao && (situacao === 'ativos' ? 'true' : 'false'), page, limit },
  }),
  staleTime: 0,
})

export function useCreateSchedule() {
  return useApiMutation((body: NewReportSchedule) => api(reportSchedules.create, { body }), reportSchedules.list)
}

interface ScheduleChange {
  id: string
  changes: ReportScheduleChanges
  /** The edited version; without it the current version is changed. */
  version?: number | undefined
}

export function useEditSchedule() {
  return useApiMutation(
    ({ id, changes: body, version }: ScheduleChange) =>
      api(reportSchedules.update, { params: { id }, body }, { version }),
    reportSchedules.list,
  )
}

export function useRemoveSchedule() {
  return useApiMutation((id: string) => api(reportSchedules.remove, { params: { id } }), reportSchedules.list)
}

/** Sends the report of a schedule now. */
export function useSendSchedule() {
  return useIdempotentMutation(
    (options, id: string) => api(reportSchedules.send, { params: { id } }, options),
    reportRuns.list,
  )
}
