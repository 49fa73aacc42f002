import * as z from 'zod/mini'
import { endpoint } from '../core/endpoint.ts'
import { createLabels } from '../core/open-enums.ts'
import { Id, Instant } from '../core/primitives.ts'
import { allRoles } from '../core/roles.ts'
import { Actor, OrderNumber } from './service-order.ts'

/** The accepted file types, detected by the first bytes of the file. */
export const AttachmentType = z.enum(['image/jpeg', 'image/png', 'image/webp', 'application/pdf'])
export type AttachmentType = z.infer<typeof AttachmentType>

/** Limits of the files of an order: bytes of each, and number of each group of `countAttachmentRoom`. */
export const attachmentLimits = { files: 10, fileBytes: 10 * 1024 * 1024 } as const

export const AttachmentKind = z.enum(['attachment', 'photo', 'signature'])
export type AttachmentKind = z.infer<typeof AttachmentKind>

/** Interface labels of the attachment kinds. */
export const attachmentKindLabels = createLabels<AttachmentKind>({
  attachment: 'Anexo',
  photo: 'Foto',
  signature: 'Assinatura',
})

/** A file of an order; `photo` and `signature` are proofs of a stop. */
export const Attachment = z.object({
  id: Id,
  kind: AttachmentKind,
  stopId: z.nullable(Id),
  name: z.string(),
  type: AttachmentType,
  bytes: z.int(),
  sha256: z.string(),
  /** Who sees it: only the provider, or also the company. */
  visibility: z.enum(['internal', 'company']),
  /** The occurrence of which it is a photo. */
  occurrenceId: z.optional(Id),
  uploadedBy: Actor,
  createdAt: Instant,
})
export type Attachment = z.infer<typeof Attachment>

export const NewAttachments = z
  .object({
    kind: z._default(AttachmentKind, 'attachment'),
    /** The stop that a photo or a signature proves. */
    stopId: z.optional(Id),
    /** The occurrence of the order of which the files are photos. */
    occurrenceId: z.optional(Id),
    visibility: z._default(z.enum(['internal', 'company']), 'company'),
  })
  .check(
    z.refine(({ kind, stopId }) => kind === 'attachment' || stopId !== undefined, {
      path: ['stopId'],
      error: 'Diga de qual parada é este comprovante.',
    }),
  )
export type NewAttachments = z.output<typeof NewAttachments>

type GroupedFile = Pick<Attachment, 'kind'> & {
  readonly stopId?: string | null | undefined
  readonly occurrenceId?: string | null | undefined
}

/** The documents of an order, the photos of an occurrence, and the proofs of a stop at one attempt are a group each. */
const getGroup = ({ kind, stopId, occurrenceId }: GroupedFile): string =>
  [kind === 'attachment' ? 'attachment' : `proof of ${stopId}`, occurrenceId ?? ''].join(' ')

/**
 * Documents never take the place of a proof, without which a stop could not be completed.
 *
 * @returns how many more files the group of `file` may have; 0 when it is full
 */
export function countAttachmentRoom(files: readonly GroupedFile[], file: GroupedFile): number {
  const group = getGroup(file)
  return Math.max(0, attachmentLimits.files - files.filter((other) => getGroup(other) === group).length)
}

const byNumber = z.object({ orderNumber: OrderNumber })
const path = '/v1/service-orders/:orderNumber'

export const attachments = {
  list: endpoint({
    id: 'attachments.list',
    method: 'GET',
    path: `${path}/attachments`,
    summary: 'Lista os anexos e comprovantes de uma ordem.',
    params: byNumber,
    response: z.object({ data: z.array(Attachment) }),
    roles: allRoles,
    errors: ['not_found'],
  }),
  create: endpoint({
    id: 'attachments.create',
    method: 'POST',
    path: `${path}/attachments`,
    summary:
      'Anexa arquivos (JPG, PNG, WEBP ou PDF; até 10 por ordem, de 10 MB) ou guarda o comprovante de uma parada (até 10 de cada uma). Uma ordem encerrada recebe anexos, e não comprovantes.',
    params: byNumber,
    form: NewAttachments,
    files: attachmentLimits,
    response: z.object({ data: z.array(Attachment) }),
    status: 201,
    roles: allRoles,
    errors: ['forbidden', 'not_found', 'not_editable', 'malformed_upload'],
    idempotent: true,
    deferrable: true,
  }),
  download: endpoint({
    id: 'attachments.download',
    method: 'GET',
    path: `${path}/attachments/:attachmentId/file`,
    summary: 'Baixa um anexo. A variante pública de uma imagem vem sem metadados: nem lugar, nem aparelho.',
    params: z.object({ orderNumber: OrderNumber, attachmentId: Id }),
    query: z.object({ variant: z._default(z.enum(['original', 'public']), 'original') }),
    download: AttachmentType.options,
    roles: allRoles,
    errors: ['not_found'],
  }),
  remove: endpoint({
    id: 'attachments.remove',
    method: 'DELETE',
    path: `${path}/attachments/:attachmentId`,
    summary:
      'Exclui um anexo: quem o enviou, enquanto a ordem está aberta, ou um administrador. Comprovantes não são excluídos.',
    params: z.object({ orderNumber: OrderNumber, attachmentId: Id }),
    status: 204,
    roles: allRoles,
    errors: ['forbidden', 'not_found', 'not_editable'],
  }),
  confirmPin: endpoint({
    id: 'attachments.confirmPin',
    method: 'POST',
    path: `${path}/stops/:stopId/pin`,
    summary: 'Confere o PIN que a pessoa da parada informou, onde a comprovação é por PIN.',
    params: z.object({ orderNumber: OrderNumber, stopId: Id }),
    body: z.object({ pin: z.string().check(z.trim(), z.regex(/^\d{4}$/, 'O PIN tem 4 números.')) }),
    status: 204,
    roles: ['operator', 'admin'],
    errors: ['not_found', 'not_editable'],
    idempotent: true,
    deferrable: true,
  }),
}
