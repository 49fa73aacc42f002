import * as z from 'zod/mini'
import { endpoint } from '../core/endpoint.ts'
import { pageSchema, paging } from '../core/paging.ts'
import { Id, Instant, NamedRef } from '../core/primitives.ts'
import { ReportRunStatus } from './report-schedules.ts'

/** A calendar month, such as `2026-11`. */
export const Month = z.string().check(z.regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/, 'Escolha um mês, como 2026-11.'))

/** The proofs of a month in an archive, made in the background. It is stored for 30 days. */
export const ProofExport = z.object({
  id: Id,
  /** Null: all companies. */
  company: z.nullable(NamedRef),
  month: Month,
  status: ReportRunStatus,
  /** Why it failed, in a Portuguese sentence. */
  failure: z.nullable(z.string()),
  bytes: z.nullable(z.int()),
  /** The number of files in the index; null until it is done. */
  files: z.nullable(z.int()),
  createdAt: Instant,
  finishedAt: z.nullable(Instant),
})
export type ProofExport = z.infer<typeof ProofExport>

/** Managers must name one of their companies; without one, an admin receives the proofs of all. */
export const NewProofExport = z.object({ companyId: z.nullish(Id), month: Month })
export type NewProofExport = z.output<typeof NewProofExport>

const byId = z.object({ id: Id })
const roles = ['manager', 'admin'] as const

export const proofExports = {
  list: endpoint({
    id: 'proofExports.list',
    method: 'GET',
    path: '/v1/proof-exports',
    summary: 'Lista os arquivos de comprovantes que a pessoa pediu nos últimos 30 dias, os mais novos primeiro.',
    query: z.object(paging()),
    response: pageSchema(ProofExport),
    roles,
  }),
  create: endpoint({
    id: 'proofExports.create',
    method: 'POST',
    path: '/v1/proof-exports',
    summary: 'Reúne, em segundo plano, os comprovantes das ordens concluídas no mês; quem pediu é avisado.',
    body: NewProofExport,
    response: ProofExport,
    status: 202,
    roles,
    errors: ['not_found'],
    idempotent: true,
  }),
  get: endpoint({
    id: 'proofExports.get',
    method: 'GET',
    path: '/v1/proof-exports/:id',
    summary: 'Diz como está um arquivo de comprovantes.',
    params: byId,
    response: ProofExport,
    roles,
    errors: ['not_found'],
  }),
  file: endpoint({
    id: 'proofExports.file',
    method: 'GET',
    path: '/v1/proof-exports/:id/file',
    summary: 'Baixa o ZIP: índice em CSV e JSON, comprovantes assinados, fotos e assinaturas.',
    params: byId,
    download: ['application/zip'],
    roles,
    errors: ['not_found'],
  }),
}
