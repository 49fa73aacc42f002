import { type EndpointInput, type Import, type ImportKind, imports, locations } from '@malote/api-client'
import { type QueryClient, useMutation } from '@tanstack/react-query'
import type { SpreadsheetFormat } from '../../components/download-menu.tsx'
import { api, invalidate, loadedEachTime, query, refetchWhile } from '../../lib/http/api.ts'
import { useApiMutation } from '../../lib/http/mutations.ts'
import { orderEndpoints } from '../orders/service-orders.queries.ts'
import type { SpreadsheetUpload } from './spreadsheet-form.tsx'

/** Maximum number of rows shown; the file of rejected rows and the list of orders have all. */
export const maxShownRows = 1000

/** The statuses in which the server works on an import. */
const activeStatuses: readonly Import['status'][] = ['checking', 'running']

/** An import, refetched each second while the server processes it, and when another tab may have corrected it. */
export const importQuery = (id: string) => ({
  ...query(imports.get, { params: { id } }),
  staleTime: 0,
  refetchOnWindowFocus: true,
  refetchInterval: refetchWhile(({ status }: Import) => activeStatuses.includes(status), 1000),
})

/** The last imports, refetched while the server processes one of them. */
export const lastImportsQuery = (kind: ImportKind, companyId: string | undefined) => ({
  ...query(imports.list, { query: { kind, companyId, limit: 10 } }),
  staleTime: 0,
  refetchInterval: refetchWhile(
    ({ data }: { data: Import[] }) => data.some(({ status }) => activeStatuses.includes(status)),
    2000,
  ),
})

/** The rows of an import by state. Each check replaces them. */
export const importRowsQuery = (id: string, state: 'invalid' | 'created' | 'repeated') => ({
  ...query(imports.rows, { params: { id }, query: { state, limit: maxShownRows } }),
  ...loadedEachTime,
  refetchOnWindowFocus: true,
})

/** What the rows become: all, those with converted values, those to check, or those that repeat another order. */
type ReadyState = 'ready' | 'changed' | 'doubtful' | 'duplicate' | 'sameInvoice'

/** A page of what the rows become. */
export const readyRowsQuery = (id: string, state: ReadyState, page: number) => ({
  ...query(imports.rows, { params: { id }, query: { state, page, limit: 25 } }),
  ...loadedEachTime,
  refetchOnWindowFocus: true,
})

export const fetchTemplate = (kind: ImportKind, format: SpreadsheetFormat) =>
  api(imports.template, { query: { kind, format } })
export const fetchErrorFile = (id: string, format: SpreadsheetFormat) =>
  api(imports.errors, { params: { id }, query: { format } })

/** Uploads a spreadsheet, which the server then checks. */
export function useUploadImport(kind: ImportKind) {
  return useMutation({
    mutationFn: async ({ companyId, file, onProgress }: SpreadsheetUpload) => {
      const { upload } = await import('../../lib/http/upload.ts')
      return upload(imports.create, { form: { companyId, kind }, files: [file] }, { onProgress })
    },
    onSuccess: storeImport,
  })
}

/** What the user decides about the file. */
export type ImportDecisions = NonNullable<EndpointInput<typeof imports.map>['body']>
export type ImportConstant = Import['constants'][number]

/** The saved locations that are offered before the user types. */
export const pickupsQuery = (companyId: string) =>
  query(locations.list, { query: { companyId, active: 'true', limit: 20 } })

/** One saved location, also when it is not in use any more. */
export const pickupQuery = (id: string) => query(locations.get, { params: { id } })

/** Finds saved locations of a company as options. */
export async function findPickups(companyId: string, search: string, signal: AbortSignal) {
  const { data } = await api(locations.list, { query: { companyId, search, active: 'true', limit: 20 } }, { signal })
  return data.map(({ id, name }) => ({ value: id, label: name }))
}

/** Decides where the table is, what its columns mean and how they are read, and what holds for all rows. */
export function useMapColumns(id: string) {
  return useMutation({
    mutationFn: (body: ImportDecisions) => api(imports.map, { params: { id }, body }),
    onSuccess: storeImport,
  })
}

/** Starts or cancels an import. */
export function useImportAction(id: string) {
  return useMutation({
    mutationFn: (step: 'start' | 'cancel') => api(imports[step], { params: { id } }),
    onSuccess: storeImport,
    // Also after an error, which mostly means that the import has another state now.
    onSettled: (_response, _error, _step, _result, { client }) => invalidate(client, imports.get),
  })
}

/** Whether the server works on an import; until it is done, the import cannot be deleted. */
export const isActiveImport = ({ status }: Import): boolean => activeStatuses.includes(status)

/** Deletes an import with its file. */
export function useRemoveImport(id: string) {
  return useApiMutation(
    () => api(imports.remove, { params: { id } }),
    // The page of the import is still there while the response arrives: only the list is loaded again.
    imports.list,
  )
}

function storeImport(
  current: Import,
  _input: unknown,
  _result: unknown,
  { client }: { client: QueryClient },
): Promise<unknown> {
  client.setQueryData(importQuery(current.id).queryKey, current)
  return invalidate(client, imports.list, imports.rows)
}

/** An import changes every list of what it creates. */
export const invalidateAfterImport = (client: QueryClient, kind: ImportKind): Promise<unknown> =>
  invalidate(client, imports.rows, ...(kind === 'orders' ? orderEndpoints : [locations.list, locations.get]))
