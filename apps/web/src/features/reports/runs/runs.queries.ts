import { type NewReportRun, type ReportRun, reportRuns } from '@malote/api-client'
import { useMutation } from '@tanstack/react-query'
import { api, invalidate, query } from '../../../lib/http/api.ts'
import { useIdempotencyKey } from '../../../lib/http/idempotency-key.ts'
import type { RunsSearch } from './runs-search.ts'

/** Milliseconds between refetches while a run is queued. */
const pollIntervalMs = 2_000

/** A page of runs, refetched while one is queued. */
export function runsQuery({ relatorio, situacao, agendamento, page, limit }: RunsSearch) {
  const options = query(reportRuns.list, {
    query: { key: relatorio, status: situacao, scheduleId: agendamento, page, limit },
  })
  return {
    ...options,
    staleTime: 0,
    refetchInterval: ({ state }: { state: { data?: { data: ReportRun[] } | undefined } }) =>
      state.data?.data.some(({ status }) => status === 'queued') ? pollIntervalMs : false,
  }
}

/** Generates a report in the background. A retry after a lost response creates no second run. */
export function useCreateRun() {
  const idempotency = useIdempotencyKey()
  return useMutation({
    mutationFn: (body: NewReportRun) => api(reportRuns.create, { body }, { idempotencyKey: idempotency.keyFor(body) }),
    onSuccess: (_run, _body, _result, { client }) => {
      idempotency.reset()
      return invalidate(client, reportRuns.list)
    },
  })
}

export const fetchRunFile = (id: string): Promise<Blob> => api(reportRuns.file, { params: { id } })
