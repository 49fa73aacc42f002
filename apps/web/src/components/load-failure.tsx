import { Alert, Button, ErrorState } from '@malote/ui'
import type { ComponentProps } from 'react'
import { getErrorMessage, getRequestId } from '../lib/forms/form-errors.ts'

interface LoadFailureProps extends Pick<ComponentProps<typeof ErrorState>, 'level'> {
  error: unknown
  onRetry: () => void
  /**
   * What could not be loaded.
   * @default the message of the error
   */
  title?: string
}

/** Shown instead of content that could not be loaded. */
export function LoadFailure({ error, onRetry, title, level }: LoadFailureProps) {
  const message = getErrorMessage(error)
  return (
    <ErrorState
      level={level}
      title={title ?? message}
      requestId={getRequestId(error)}
      action={
        <Button tone="neutral" variant="outline" onClick={onRetry}>
          Tentar de novo
        </Button>
      }
    >
      {title && message}
    </ErrorState>
  )
}

interface RetryAlertProps {
  /** What is missing or may be outdated. */
  title: string
  error: unknown
  onRetry: () => void
  /**
   * Danger when there is nothing else to see.
   * @default 'danger'
   */
  tone?: 'danger' | 'warning'
}

/** A part of a page that could not be loaded, or content that may be outdated. */
export function RetryAlert({ title, error, onRetry, tone = 'danger' }: RetryAlertProps) {
  return (
    <Alert
      tone={tone}
      title={title}
      action={
        <Button tone="neutral" variant="outline" size="sm" onClick={onRetry}>
          Tentar de novo
        </Button>
      }
    >
      {getErrorMessage(error)}
    </Alert>
  )
}
