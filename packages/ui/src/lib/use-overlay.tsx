'use client'
import { type ReactNode, useDeferredValue, useEffect, useEffectEvent } from 'react'
import { isComposing } from './is-composing.ts'
import { declareOverlay, type OnDemand, useIdleLoad, useOnDemandState } from './on-demand.ts'

/** The message for a failed load. It is loaded while the page is idle, before it is needed. */
const notice = declareOverlay(() => import('./load-failure.tsx'))

export interface Overlay<Module> {
  module: Module | undefined
  /**
   * Whether to render the content. It opens right after the trigger has updated in the next frame, because it is slower
   * to render, and closes at once. A dialog uses `open` instead: it must find the element that had the focus, such as an
   * item of a menu that closes.
   */
  isShown: boolean
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
  const { module: loadFailure } = useOnDemandState(notice)
  const isRendered = useDeferredValue(open)
  const isLoading = open && !module
  const hasFailed = isLoading && failures > 0
  useIdleLoad(notice)
  const handleEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !cancel || isComposing(event)) return
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
    isShown: open && isRendered,
    failure: hasFailed && loadFailure && <loadFailure.LoadFailure {...{ layer, failures }} onCancel={cancel} />,
  }
}
