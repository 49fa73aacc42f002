import { type NewReportRun, type ReportRun, reportRuns } from '@malote/api-client'
import { useMutation } from '@tanstack/react-query'
import { api, invalidate, query } from '../../../lib/http/api'
import { useIdempotencyKey } from '../../../lib/http/idempotency-key'
import type { RunsSearch } from './runs-search'

/** Milliseconds between looks at what is being made. */
const lookEvery = 2_000

/** A page of what was made in the background; while something is on its way, it is looked at again and again. */
export function runsQuery({ relatorio, situacao, agendamento, page, limit }: RunsSearch) {
  const options = query(reportRuns.list, {
    query: { key: relatorio, status: situacao, scheduleId: agendamento, page, limit },
  })
  return {
    ...options,
    staleTime: 0,
    refetchInterval: ({ state }: { state: { data?: { data: ReportRun[] } | undefined } }) =>
      state.data?.data.some(({ status }) => status === 'queued') ? lookEvery : false,
  }
}

/** Has a report made in the background. The same one asked for again after a failure is made once. */
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

/** The file of a run. */
export const fetchRunFile = (id: string): Promise<Blob> => api(reportRuns.file, { params: { id } })
