import { Alert, Button, ErrorState } from '@malote/ui'
import type { ReactNode } from 'react'
import { getErrorMessage, getRequestId } from '../../lib/forms/form-errors.ts'

interface OrdersErrorProps {
  error: unknown
  onRetry: () => void
}

/** Shown instead of a view whose orders could not be loaded. */
export function OrdersError({ error, onRetry }: OrdersErrorProps) {
  return (
    <ErrorState
      title={getErrorMessage(error)}
      requestId={getRequestId(error)}
      action={<Button onClick={onRetry}>Tentar de novo</Button>}
    />
  )
}

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
        <Alert
          tone="warning"
          title={`${view} pode estar incompleto.`}
          action={
            <Button tone="neutral" variant="outline" size="sm" onClick={onRetry}>
              Tentar de novo
            </Button>
          }
        >
          {getErrorMessage(error)}
        </Alert>
      )}
      {cappedTitle && (
        <Alert tone="info" title={cappedTitle}>
          {children}
        </Alert>
      )}
    </>
  )
}
