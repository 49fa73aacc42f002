import { type NewReportRun, type ReportRun, reportRuns } from '@malote/api-client'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { api, keyOf, query } from '../../../lib/http/api'
import { randomKey } from '../../../lib/http/random-key'
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
  const sent = useRef({ body: '', key: '' })
  return useMutation({
    mutationFn: (body: NewReportRun) => {
      const text = JSON.stringify(body)
      if (sent.current.body !== text) sent.current = { body: text, key: randomKey() }
      return api(reportRuns.create, { body }, { idempotencyKey: sent.current.key })
    },
    onSuccess: (_run, _body, _result, { client }) => {
      sent.current = { body: '', key: '' }
      return client.invalidateQueries({ queryKey: keyOf(reportRuns.list) })
    },
  })
}

/** The file of a run. */
export const fetchRunFile = (id: string): Promise<Blob> => api(reportRuns.file, { params: { id } })
