import { ReceiptId, type ReceiptLogos, type ReceiptView, receiptUploadLimits } from '@malote/api-client/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../platform/errors/app-error.ts'
import { getPublicPageOptions, openServerPage, sendPage, toPageStatus } from '../../platform/http/server-page.ts'
import { receiveForm } from '../../platform/http/uploads.ts'
import { findPageLogos } from './receipt-logos.service.ts'
import { showReceipt, verifyReceipt } from './verify.service.ts'

const errorStatuses = [400, 404, 413, 429, 503] as const

/** Input of the web build's render function. */
interface ReceiptPageInput {
  readonly view: ReceiptView
  /** Absent on the page of an error. */
  readonly logos?: ReceiptLogos | undefined
}

/**
 * Serves `/verificar/{id}` and `/verificar`: server-rendered pages without a script, that verify an issued receipt, or a
 * file that a form sends. The web build provides the renderer; without a build there is no page.
 */
export async function registerReceiptPage(app: FastifyInstance, webDist: string): Promise<void> {
  const page = await openServerPage<ReceiptPageInput>(webDist, 'receipt', { form: true })
  if (!page) return
  const { newContext } = app.routeDeps
  const show = (request: FastifyRequest, reply: FastifyReply, view: ReceiptView, logos?: ReceiptLogos) =>
    sendPage(request, reply.code(view.status), page, { view, logos })
  const options = getPublicPageOptions(app, (request, reply, status) =>
    show(request, reply, { status: toPageStatus(status, errorStatuses) }),
  )
  app.get('/verificar', options, async (request, reply) => {
    const logos = await findPageLogos(newContext(request), null)
    return show(request, reply, { status: 200, verification: null, uploaded: false }, logos)
  })
  app.get('/verificar/:id', options, async (request, reply) => {
    const id = ReceiptId.safeParse((request.params as { id: string }).id)
    if (!id.success) return show(request, reply, { status: 404 })
    const ctx = newContext(request)
    const verification = await showReceipt(ctx, id.data)
    const logos = await findPageLogos(ctx, verification)
    return show(request, reply, { status: 200, verification, uploaded: false }, logos)
  })
  app.post('/verificar', options, async (request, reply) => {
    if (!request.isMultipart()) throw new AppError('malformed_upload')
    const ctx = newContext(request)
    const form = await receiveForm(request, ctx.services.files, receiptUploadLimits)
    try {
      const verification = await verifyReceipt(ctx, form.files)
      const logos = await findPageLogos(ctx, verification, { uploaded: true })
      return await show(request, reply, { status: 200, verification, uploaded: true }, logos)
    } finally {
      await form.discard()
    }
  })
}
