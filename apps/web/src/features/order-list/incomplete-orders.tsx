import { Alert } from '@malote/ui'
import type { ReactNode } from 'react'
import { RetryAlert } from '../../components/load-failure.tsx'

interface IncompleteOrdersProps {
  /** The view with its article: "O mapa". */
  view: string
  error: unknown
  onRetry: () => void
  /** That there are more orders than the view shows; undefined when it shows all. */
  cappedTitle: string | undefined
  /** Which orders are missing, and what to do. */
  children: ReactNode
}

/** Why a view does not show all orders. */
export function IncompleteOrders({ view, error, onRetry, cappedTitle, children }: IncompleteOrdersProps) {
  return (
    <>
      {error !== undefined && error !== null && (
        <RetryAlert tone="warning" title={`${view} pode estar incompleto.`} error={error} onRetry={onRetry} />
      )}
      {cappedTitle && (
        <Alert tone="info" title={cappedTitle}>
          {children}
        </Alert>
      )}
    </>
  )
}
