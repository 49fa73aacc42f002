import { Id, type Import, imports } from '@malote/api-client'
import { type QueryClient, useMutation } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { SheetFormat } from '../../../components/download-menu'
import type { SentSheet } from '../../../components/spreadsheet-import/spreadsheet-form'
import { api, invalidate, query } from '../../../lib/http/api'
import { fallible } from '../../../lib/lists/list-search'
import { orderEndpoints } from '../service-orders.queries'

/** The import that the page shows; without one it asks for a file. */
export const ImportSearch = z.object({ importacao: fallible(Id) })

/** How many rows are shown; all of them are in the file of errors and in the list of orders. */
export const shownRows = 1000

/** The statuses in which the server works on an import. */
const moving: readonly Import['status'][] = ['checking', 'running']

/** An import, asked again each second while the server works on it. */
export const importQuery = (id: string) => ({
  ...query(imports.get, { params: { id } }),
  staleTime: 0,
  refetchInterval: ({ state }: { state: { data?: Import | undefined } }) =>
    state.data && moving.includes(state.data.status) ? 1000 : (false as const),
})

export const lastImportsQuery = (companyId: string | undefined) =>
  query(imports.list, { query: { companyId, limit: 5 } })

/** The rows of an import that have faults, or have become orders. */
export const importRowsQuery = (id: string, state: 'invalid' | 'created' | 'repeated') =>
  query(imports.rows, { params: { id }, query: { state, limit: shownRows } })

export const fetchTemplate = (format: SheetFormat) => api(imports.template, { query: { format } })
export const fetchErrors = (id: string, format: SheetFormat) =>
  api(imports.errors, { params: { id }, query: { format } })

/** Sends a spreadsheet in, to be checked. */
export function useSendImport() {
  return useMutation({
    mutationFn: async ({ companyId, file, onProgress }: SentSheet) => {
      const { upload } = await import('../../../lib/http/upload')
      return upload(imports.create, { form: { companyId }, files: [file] }, onProgress)
    },
    onSuccess: keep,
  })
}

/** Says what each column is. */
export function useMapImport(id: string) {
  return useMutation({
    mutationFn: (columns: (string | null)[]) => api(imports.map, { params: { id }, body: { columns } }),
    onSuccess: keep,
  })
}

/** Starts an import, or calls it off. */
export function useStepImport(id: string) {
  return useMutation({
    mutationFn: (step: 'start' | 'cancel') => api(imports[step], { params: { id } }),
    onSuccess: keep,
    // Also after a refusal: it mostly means that the import has moved on meanwhile.
    onSettled: (_answer, _error, _step, _result, { client }) => invalidate(client, imports.get),
  })
}

/** Whether the server works on an import; until it is done, the import cannot be deleted. */
export const isMoving = ({ status }: Import): boolean => moving.includes(status)

/** Deletes an import with its file. */
export function useRemoveImport(id: string) {
  return useMutation({
    mutationFn: () => api(imports.remove, { params: { id } }),
    // The page of the import is still there while the response arrives: only the list is loaded again.
    onSuccess: (_answer, _input, _result, { client }) => invalidate(client, imports.list),
  })
}

function keep(
  answer: Import,
  _input: unknown,
  _result: unknown,
  { client }: { client: QueryClient },
): Promise<unknown> {
  client.setQueryData(importQuery(answer.id).queryKey, answer)
  return invalidate(client, imports.list, imports.rows)
}

/** What an import has made is in every list of orders. */
export const refreshAfterImport = (client: QueryClient): Promise<unknown> =>
  invalidate(client, imports.rows, ...orderEndpoints)
