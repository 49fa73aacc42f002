import type { PageMeta } from '@malote/api-client'
import { keepPreviousData, type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import type { ListState } from './list-table.tsx'

interface ListPage<Row> {
  data: Row[]
  meta: PageMeta
}

/** Fetches a page of a list for `ListTable`. The rows of the last page stay until the next one arrives. */
export function useListState<Row, Key extends QueryKey>(
  options: UseQueryOptions<ListPage<Row>, Error, ListPage<Row>, Key>,
): ListState<Row> {
  const query = useQuery({ ...options, placeholderData: keepPreviousData })
  return {
    rows: query.data?.data,
    meta: query.data?.meta,
    outdated: query.isPlaceholderData,
    error: query.error,
    onRetry: () => void query.refetch(),
  }
}
