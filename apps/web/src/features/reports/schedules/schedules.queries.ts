import { type NewReportSchedule, type ReportScheduleChanges, reportRuns, reportSchedules } from '@malote/api-client'
import { useMutation } from '@tanstack/react-query'
import { api, invalidate, query } from '../../../lib/http/api.ts'
import { useIdempotencyKey } from '../../../lib/http/idempotency-key.ts'
import type { SchedulesSearch } from './schedules-search.ts'

/** A page of schedules, always refetched, because the time of the next run changes without a request. */
export const schedulesQuery = ({ relatorio, situacao, page, limit }: SchedulesSearch) => ({
  ...query(reportSchedules.list, {
    query: { key: relatorio, active: situacao && (situacao === 'ativos' ? 'true' : 'false'), page, limit },
  }),
  staleTime: 0,
})

export function useCreateSchedule() {
  return useMutation({
    mutationFn: (body: NewReportSchedule) => api(reportSchedules.create, { body }),
    onSuccess: (_schedule, _body, _result, { client }) => invalidate(client, reportSchedules.list),
  })
}

interface ScheduleChange {
  id: string
  changes: ReportScheduleChanges
  /** The edited version; without it the current version is changed. */
  version?: number | undefined
}

export function useEditSchedule() {
  return useMutation({
    mutationFn: ({ id, changes: body, version }: ScheduleChange) =>
      api(reportSchedules.update, { params: { id }, body }, { version }),
    onSettled: (_schedule, _error, _body, _result, { client }) => invalidate(client, reportSchedules.list),
  })
}

export function useRemoveSchedule(id: string) {
  return useMutation({
    mutationFn: () => api(reportSchedules.remove, { params: { id } }),
    onSettled: (_nothing, _error, _input, _result, { client }) => invalidate(client, reportSchedules.list),
  })
}

/** Sends the report of a schedule now. */
export function useSendSchedule(id: string) {
  const idempotency = useIdempotencyKey()
  return useMutation({
    mutationFn: () => api(reportSchedules.send, { params: { id } }, { idempotencyKey: idempotency.keyFor(id) }),
    onSuccess: (_run, _input, _result, { client }) => invalidate(client, reportRuns.list),
  })
}
