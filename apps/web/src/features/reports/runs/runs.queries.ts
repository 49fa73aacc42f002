import { type NewReportRun, type ReportRun, reportRuns } from '@malote/api-client'
import { api, query, refetchWhile } from '../../../lib/http/api.ts'
import { useIdempotentMutation } from '../../../lib/http/mutations.ts'
import type { RunsSearch } from './runs-search.ts'

/** Milliseconds between refetches while a run is queued. */
const pollIntervalMs = 2_000

/** A page of runs, refetched while one is queued. */
export const runsQuery = ({ relatorio, situacao, agendamento, page, limit }: RunsSearch) => ({
  ...query(reportRuns.list, {
    query: { key: relatorio, status: situacao, scheduleId: agendamento, page, limit },
  }),
  staleTime: 0,
  refetchInterval: refetchWhile(
    ({ data }: { data: ReportRun[] }) => data.some(({ status }) => status === 'queued'),
    pollIntervalMs,
  ),
})

/** Generates a report in the background. A retry after a lost response creates no second run. */
export function useCreateRun() {
  return useIdempotentMutation(
    (options, body: NewReportRun) => api(reportRuns.create, { body }, options),
    reportRuns.list,
  )
}

export const fetchRunFile = (id: string): Promise<Blob> => api(reportRuns.file, { params: { id } })
