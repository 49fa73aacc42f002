'use client'
import { useEffect } from 'react'
import { useMessages } from './messages.ts'
import type { OnDemand } from './on-demand.ts'
import * as texts from './texts.ts'

const defaultMessages = { cancel: texts.cancel, loadFailed: texts.loadFailed, retryLoad: texts.retryLoad }

const button = 'min-h-11 rounded-md px-3 font-medium text-primary hover:bg-primary-soft'

interface LoadFailureProps {
  layer: OnDemand<unknown>
  /** The number of consecutive failed loads. */
  failures: number
  onCancel: (() => void) | undefined
}

/**
 * Shows that the code of an overlay could not be loaded. It retries after a delay, as soon as the device is online,
 * and when the user presses the button.
 */
export function LoadFailure({ layer, failures, onCancel }: LoadFailureProps) {
  const messages = useMessages(defaultMessages)
  useEffect(() => {
    const timer = setTimeout(layer.load, Math.min(1000 * 2 ** failures, 30_000))
    addEventListener('online', layer.load)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', layer.load)
    }
  }, [layer, failures])
  return (
    <span
      role="alert"
      data-slot="load-failure"
      className="pointer-events-auto fixed inset-x-4 bottom-4 z-overlay flex flex-wrap items-center gap-2 rounded-md border border-danger bg-surface-overlay p-4 shadow-overlay md:start-auto md:max-w-md print:hidden"
    >
      <span>{messages.loadFailed}</span>
      <button type="button" onClick={layer.load} className={button}>
        {messages.retryLoad}
      </button>
      {onCancel && (
        <button type="button" onClick={onCancel} className={button}>
          {messages.cancel}
        </button>
      )}
    </span>
  )
}
