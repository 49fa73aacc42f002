import { MessagePreferenceToken, type MessagePreferenceView, TrackingToken } from '@malote/api-client/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  getPublicPageOptions,
  openServerPage,
  registerFormParser,
  sendPage,
  toPageStatus,
} from '../../platform/http/server-page.ts'
import { getMessagePreference, type PreferenceOwner, setMessagePreference } from './preferences.service.ts'

const pageStatuses = [404, 410, 429, 503] as const
const bodyLimit = 4096

/**
 * Serves `/avisos/{token}` and `/rastreio/{token}/avisos`: server-rendered pages without a script, on which recipients
 * opt out of messages. There are no cookies, so a forged form has no more rights than its author; it needs the secret of
 * the link. The first also accepts the one-click request of mail programs (RFC 8058).
 */
export async function registerPreferencePage(app: FastifyInstance, webDist: string): Promise<void> {
  const page = await openServerPage<{ view: MessagePreferenceView }>(webDist, 'message-preference', { form: true })
  if (!page) return
  const { newContext } = app.routeDeps
  const show = (request: FastifyRequest, reply: FastifyReply, view: MessagePreferenceView) =>
    sendPage(request, reply.code(view.status), page, { view })
  const options = getPublicPageOptions(app, (request, reply, status) =>
    show(request, reply, { status: toPageStatus(status, pageStatuses) }),
  )
  await app.register(async (forms) => {
    registerFormParser(forms, bodyLimit)
    for (const [path, readOwner] of pages) {
      forms.get(path, options, async (request, reply) => {
        const owner = readOwner((request.params as { token: string }).token)
        if (!owner) return show(request, reply, { status: 404 })
        return show(request, reply, { status: 200, ...(await getMessagePreference(newContext(request), owner)) })
      })
      forms.post(path, options, async (request, reply) => {
        const owner = readOwner((request.params as { token: string }).token)
        if (!owner) return show(request, reply, { status: 404 })
        const form = (request.body ?? {}) as Readonly<Record<string, unknown>>
        const isOneClick = form['List-Unsubscribe'] === 'One-Click'
        const preference = { receives: !isOneClick && form.receives === 'true' }
        const state = await setMessagePreference(newContext(request), owner, preference)
        // A mail program does not follow redirects; a browser must not send the form again when it reloads.
        if (isOneClick) return show(request, reply, { status: 200, ...state })
        return reply.redirect(request.url.split('?')[0] ?? '/', 303)
      })
    }
  })
}

const pages: readonly (readonly [path: string, readOwner: (text: string) => PreferenceOwner | undefined])[] = [
  [
    '/avisos/:token',
    (text) => {
      const { data: token } = MessagePreferenceToken.safeParse(text)
      return token === undefined ? undefined : { token }
    },
  ],
  [
    '/rastreio/:token/avisos',
    (text) => {
      const { data: trackingToken } = TrackingToken.safeParse(text)
      return trackingToken === undefined ? undefined : { trackingToken }
    },
  ],
]
