import type { PageMeta } from '@malote/api-client'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ListState } from './list-table.tsx'

/** @returns the state of a list query for `ListTable`. */
export function toListState<Row>(query: UseQueryResult<{ data: Row[]; meta: PageMeta }>): ListState<Row> {
  return {
    rows: query.data?.data,
    meta: query.data?.meta,
    outdated: query.isPlaceholderData,
    error: query.error,
    onRetry: () => void query.refetch(),
  }
}
