import { EvidenceToken, type EvidenceView, type ReceiptLogos } from '@malote/api-client/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError, toProblem } from '../../platform/errors/app-error.ts'
import { getPublicPageOptions, openServerPage, sendPage, toPageStatus } from '../../platform/http/server-page.ts'
import { showEvidence } from './evidence.service.ts'
import { findPageLogos } from './receipt-logos.service.ts'

const errorStatuses = [404, 410, 429, 503] as const

/** Input of the web build's render function. */
interface EvidencePageInput {
  readonly view: EvidenceView
  /** The address of the files in the API. */
  readonly base: string
  /** Absent on the page of an error. */
  readonly logos?: ReceiptLogos | undefined
}

/**
 * Serves `/provas/{token}`: a server-rendered page without a script, with the evidence of a finished order. The web build
 * provides the renderer; without a build there is no page.
 */
export async function registerEvidencePage(app: FastifyInstance, webDist: string): Promise<void> {
  const page = await openServerPage<EvidencePageInput>(webDist, 'evidence')
  if (!page) return
  const { newContext } = app.routeDeps
  const show = (
    request: FastifyRequest,
    reply: FastifyReply,
    view: EvidenceView,
    { token = '', logos }: { token?: string; logos?: ReceiptLogos } = {},
  ) => sendPage(request, reply.code(view.status), page, { view, base: `/v1/public/evidence/${token}`, logos })
  const options = getPublicPageOptions(app, (request, reply, status) =>
    show(request, reply, { status: toPageStatus(status, errorStatuses) }),
  )
  app.get('/provas', options, (request, reply) => show(request, reply, { status: 404 }))
  app.get('/provas/:token', options, async (request, reply) => {
    const token = EvidenceToken.safeParse((request.params as { token: string }).token)
    if (!token.success) return show(request, reply, { status: 404 })
    try {
      const ctx = newContext(request)
      const evidence = await showEvidence(ctx, token.data)
      const logos = await findPageLogos(ctx, evidence.verification)
      return await show(request, reply, { status: 200, evidence }, { token: token.data, logos })
    } catch (error) {
      // Why the link ended is in the sentence of the error.
      const problem = error instanceof AppError ? toProblem(error, '') : undefined
      if (problem?.status !== 410) throw error
      return show(request, reply, { status: 410, reason: problem.detail })
    }
  })
}
