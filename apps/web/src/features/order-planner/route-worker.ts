import type { RouteRequest } from './propose-in-worker.ts'
import { proposeRoute } from './propose-route.ts'

addEventListener('message', ({ data: { stops, pace } }: MessageEvent<RouteRequest>) => {
  postMessage(proposeRoute(stops, pace))
})
