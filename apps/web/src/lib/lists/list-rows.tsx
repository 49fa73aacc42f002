import { DataTable } from '@malote/ui'
import type { ReactNode } from 'react'
import { getErrorMessage, getRequestId } from '../forms/form-errors.ts'

interface ListRowsProps {
  /** The failure of the last request; rows that are there stay. */
  error: unknown
  onRetry?: (() => void) | undefined
  /** Clears the filters; `undefined` when none is active. */
  onClearFilters?: (() => void) | undefined
  /** Shown when the list has no rows and no filters. */
  empty?: ReactNode
  loadingRowCount?: number | undefined
}

/** The rows of a list or, when there are none, the reason and the next step. */
export function ListRows({ error, onRetry, onClearFilters, empty, loadingRowCount }: ListRowsProps) {
  // The memoization of the React Compiler would be larger than the component, which every signed-in page loads.
  'use no memo'
  const failure = error ? { title: getErrorMessage(error), onRetry } : undefined
  return (
    <>
      {failure && <DataTable.RefreshError {...failure} />}
      <DataTable.Table loadingRowCount={loadingRowCount}>
        {failure ? (
          <DataTable.Error {...failure} requestId={getRequestId(error)} />
        ) : onClearFilters ? (
          <DataTable.NoMatches onClearFilters={onClearFilters} />
        ) : (
          empty
        )}
      </DataTable.Table>
    </>
  )
}
