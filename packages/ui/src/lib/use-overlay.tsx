'use client'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { declareOverlay, type OnDemand, useIdleLoad, useOnDemandState } from './on-demand.ts'

/** The message for a failed load. It is loaded while the page is idle, before it is needed. */
const notice = declareOverlay(() => import('./load-failure.tsx'))

export interface Overlay<Module> {
  module: Module | undefined
  /** The message that the code could not be loaded; render it next to the trigger. */
  failure: ReactNode
}

/**
 * Loads the part of an overlay. While it is open and not loaded, Esc calls `cancel`; after a failed load, a message
 * is shown and the load is retried.
 */
export function useOverlay<Module>(
  layer: OnDemand<Module>,
  open: boolean,
  cancel: (() => void) | undefined,
): Overlay<Module> {
  const { module, failures } = useOnDemandState(layer)
  const loadFailure = notice.useModule()
  const isLoading = open && !module
  const hasFailed = isLoading && failures > 0
  useIdleLoad(notice)
  const handleEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !cancel) return
    // It is the topmost overlay: Esc must not close those below.
    event.preventDefault()
    event.stopImmediatePropagation()
    cancel()
  })
  useEffect(() => {
    // A busy page was never idle.
    if (hasFailed) notice.load()
  }, [hasFailed])
  useEffect(() => {
    if (!isLoading) return
    layer.load()
    const handleKeyDown = (event: KeyboardEvent) => handleEscape(event)
    addEventListener('keydown', handleKeyDown, true)
    return () => removeEventListener('keydown', handleKeyDown, true)
  }, [isLoading, layer])
  return {
    module,
    failure: hasFailed && loadFailure && <loadFailure.LoadFailure {...{ layer, failures }} onCancel={cancel} />,
  }
}
