import { type TrackedOrder, type TrackingForm, TrackingToken, type TrackingView } from '@malote/api-client/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import {
  getPublicPageOptions,
  openServerPage,
  registerFormParser,
  sendPage,
  toPageStatus,
} from '../../platform/http/server-page.ts'
import { getTracking, rateByLink, requestByLink } from './tracking.service.ts'
import { type FormFields, getSubmittedForm, readRatingForm, readRequestForm, toRejectedForm } from './tracking-form.ts'

/** Input of the web build's render function. */
interface TrackingPageInput {
  readonly view: TrackingView
  /** The URL of the page. */
  readonly url: string
  readonly origin: string
  readonly now: string
}

const pageStatuses = [400, 404, 410, 429, 503] as const
const longestBody = 16_384

/**
 * Serves `/rastreio/{token}`: a server-rendered page for one view on a phone, with forms that work without a script. The
 * web build provides the renderer; without a build there is no page.
 */
export async function registerTrackingPage(app: FastifyInstance, webDist: string, publicUrl: string): Promise<void> {
  const page = await openServerPage<TrackingPageInput>(webDist, 'tracking', { form: true })
  if (!page) return
  const { newContext } = app.routeDeps

  const show = (request: FastifyRequest, reply: FastifyReply, view: TrackingView) => {
    const path = getLinkPath(request)
    const input = {
      view,
      url: `${publicUrl}${path}`,
      origin: publicUrl,
      now: newContext(request).clock().toISOString(),
    }
    const status = view.status === 200 ? (view.rejected?.status ?? 200) : view.status
    return sendPage(request, reply.code(status), page, input)
  }
  const options = getPublicPageOptions(app, (request, reply, status) =>
    show(request, reply, {
      status: toPageStatus(status, pageStatuses),
    }),
  )
  const response = async (request: FastifyRequest, reply: FastifyReply) => {
    const token = readToken(request)
    if (!token.success) return show(request, reply, { status: 404 })
    return show(request, reply, { status: 200, order: await getTracking(newContext(request), token.data) })
  }
  app.get('/rastreio', options, response)
  app.get('/rastreio/*', options, response)

  /** Stores a form, and redirects to the page; a rejected form is shown again, with what was typed. */
  const submit = async (
    request: FastifyRequest,
    reply: FastifyReply,
    form: TrackingForm | undefined,
    store: (ctx: Context, token: string, order: TrackedOrder) => Promise<unknown>,
  ) => {
    const token = TrackingToken.safeParse((request.params as { token: string }).token)
    if (!token.success) return show(request, reply, { status: 404 })
    const ctx = newContext(request)
    const order = await getTracking(ctx, token.data)
    if (!form) return show(request, reply, { status: 400 })
    try {
      await store(ctx, token.data, order)
    } catch (error) {
      const rejected = toRejectedForm(form, request.body as FormFields, error)
      if (!rejected) throw error
      return show(request, reply, { status: 200, order, rejected })
    }
    return reply.redirect(`/rastreio/${token.data}#${form === 'rating' ? 'avaliacao' : 'pedidos'}`, 303)
  }
  // The forms have no token against forged requests: the page has no cookies, so that another site cannot act for its
  // reader. Anyone who can send a form has the link, which is the only permission.
  await app.register(async (forms) => {
    registerFormParser(forms, longestBody)
    forms.post('/rastreio/:token/pedidos', options, (request, reply) => {
      const fields = toFields(request)
      return submit(request, reply, getSubmittedForm(fields), (ctx, token, { delivery }) =>
        requestByLink(ctx, token, readRequestForm(fields, delivery.timeZone)),
      )
    })
    forms.post('/rastreio/:token/avaliacao', options, (request, reply) =>
      submit(request, reply, 'rating', (ctx, token) => rateByLink(ctx, token, readRatingForm(toFields(request)))),
    )
  })
}

/** Reads the token of the page, also of the address of a form, which a browser may load again. */
function readToken({ url }: FastifyRequest) {
  const [path = ''] = url.replace(/^\/rastreio\/?/, '').split('?')
  try {
    return TrackingToken.safeParse(decodeURIComponent(path))
  } catch {
    return TrackingToken.safeParse(path)
  }
}

/** Returns the path of the page: without the characters of a message that its link was written with. */
function getLinkPath(request: FastifyRequest): string {
  const token = readToken(request)
  return token.success ? `/rastreio/${token.data}` : (request.url.split('?')[0] ?? '')
}

/** @throws AppError `unsupported_media_type` for a body that is no form. */
function toFields({ body, headers }: FastifyRequest): FormFields {
  if (!headers['content-type']?.startsWith('application/x-www-form-urlencoded')) {
    throw new AppError('unsupported_media_type')
  }
  return (body ?? {}) as FormFields
}
