import { toTrustedScriptUrl } from '../../lib/browser/trusted-script-url.ts'
import type { Pace } from './predict-arrivals.ts'
import type { RouteProposal, RouteStop } from './propose-route.ts'
import workerUrl from './route-worker.ts?worker&url'

/** What the worker receives. It sends the proposal, or `undefined`. */
export interface RouteRequest {
  readonly stops: readonly RouteStop[]
  readonly pace: Pace
}

const scriptUrl = toTrustedScriptUrl('malote-route-worker', workerUrl)

/**
 * Proposes the sequence of a courier's stops in a worker, so that the page handles its inputs.
 *
 * @returns what `proposeRoute` returns.
 * @throws Error when the worker cannot be loaded.
 */
export function proposeInWorker(stops: readonly RouteStop[], pace: Pace): Promise<RouteProposal | undefined> {
  const worker = new Worker(scriptUrl, { type: 'module' })
  const request: RouteRequest = { stops, pace }
  return new Promise<RouteProposal | undefined>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<RouteProposal | undefined>) => resolve(data)
    worker.onerror = ({ message }) => reject(new Error(message || 'the worker was not loaded'))
    worker.postMessage(request)
  }).finally(() => worker.terminate())
}
