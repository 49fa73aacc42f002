import { TrackingToken, type TrackingView } from '@malote/api-client/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { getPublicPageOptions, openServerPage, sendPage } from '../../platform/http/server-page.ts'
import { getTracking } from './tracking.service.ts'

/** Input of the web build's render function. */
interface TrackingPageInput {
  readonly view: TrackingView
  /** The URL of the page. */
  readonly url: string
  readonly origin: string
  readonly now: string
}

const pageStatuses = [404, 410, 429, 503] as const

/**
 * Serves `/rastreio/{token}`: a server-rendered page for one view on a phone. The web build provides the renderer;
 * without a build there is no page.
 */
export async function registerTrackingPage(app: FastifyInstance, webDist: string, publicUrl: string): Promise<void> {
  const page = await openServerPage<TrackingPageInput>(webDist, 'tracking')
  if (!page) return
  const { newContext } = app.routeDeps

  const show = (request: FastifyRequest, reply: FastifyReply, view: TrackingView) => {
    const [path = ''] = request.url.split('?')
    const input = {
      view,
      url: `${publicUrl}${path}`,
      origin: publicUrl,
      now: newContext(request).clock().toISOString(),
    }
    return sendPage(request, reply.code(view.status), page, input)
  }
  const options = getPublicPageOptions(app, (request, reply, status) =>
    show(request, reply, { status: pageStatuses.find((known) => known === status) ?? 500 }),
  )
  const response = async (request: FastifyRequest, reply: FastifyReply) => {
    const { '*': path = '' } = request.params as { '*'?: string }
    const token = TrackingToken.safeParse(path.replace(/\/+$/, ''))
    if (!token.success) return show(request, reply, { status: 404 })
    return show(request, reply, { status: 200, order: await getTracking(newContext(request), token.data) })
  }
  app.get('/rastreio', options, response)
  app.get('/rastreio/*', options, response)
}
