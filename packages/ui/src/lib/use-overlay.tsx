'use client'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { type OnDemand, overlay, useFetched, useIdleLoad } from './on-demand.js'

/** What is shown when a fetch fails. It is fetched while the page is idle, long before it can be needed. */
const notice = overlay(() => import('./load-failure.js'))

export interface Overlay<Module> {
  module: Module | undefined
  /** The message that the code did not arrive; render it beside the trigger. */
  failure: ReactNode
}

/**
 * The fetched part of an overlay. While it is open without its code, Esc calls `cancel`; when a fetch fails, a message is
 * shown and the fetch is tried again.
 */
export function useOverlay<Module>(
  layer: OnDemand<Module>,
  open: boolean,
  cancel: (() => void) | undefined,
): Overlay<Module> {
  const { module, failures } = useFetched(layer)
  const shown = notice.useModule()
  const waiting = open && !module
  useIdleLoad(notice)
  const leave = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !cancel) return
    // It is the topmost overlay: those below must not close as well.
    event.preventDefault()
    event.stopImmediatePropagation()
    cancel()
  })
  useEffect(() => {
    if (!waiting) return
    layer.load()
    const answer = (event: KeyboardEvent) => leave(event)
    addEventListener('keydown', answer, true)
    return () => removeEventListener('keydown', answer, true)
  }, [waiting, layer])
  return {
    module,
    failure: waiting && failures > 0 && shown && <shown.LoadFailure {...{ layer, failures }} onCancel={cancel} />,
  }
}
