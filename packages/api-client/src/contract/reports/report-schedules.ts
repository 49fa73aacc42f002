import * as z from 'zod/mini'
import { endpoint } from '../core/endpoint.ts'
import { createLabels } from '../core/open-enums.ts'
import { ClockTime, Weekday } from '../core/opening-hours.ts'
import { pageSchema, paging } from '../core/paging.ts'
import { Day, EditedVersion, Email, Id, Instant, NamedRef } from '../core/primitives.ts'
import { Actor } from '../orders/service-order.ts'
import { ReportKey } from './report-key.ts'

export const ReportFormat = z.enum(['csv', 'xlsx'])
export type ReportFormat = z.infer<typeof ReportFormat>

/** The period that a schedule reports, relative to the day on which it runs. */
export const ReportPeriod = z.enum(['yesterday', 'last_7_days', 'last_30_days', 'last_month'])
export type ReportPeriod = z.infer<typeof ReportPeriod>

/** Interface labels of the periods. */
export const reportPeriodLabels = createLabels<ReportPeriod>({
  yesterday: 'O dia anterior',
  last_7_days: 'Os 7 dias anteriores',
  last_30_days: 'Os 30 dias anteriores',
  last_month: 'O mês anterior',
})

/** When a schedule runs, in the organisation's time zone. */
export const ReportRhythm = z.discriminatedUnion('every', [
  z.object({ every: z.literal('day'), at: ClockTime }),
  z.object({ every: z.literal('week'), weekday: Weekday, at: ClockTime }),
  /** Up to the 28th, which every month has. */
  z.object({ every: z.literal('month'), day: z.int().check(z.minimum(1), z.maximum(28)), at: ClockTime }),
])
export type ReportRhythm = z.infer<typeof ReportRhythm>

const recipients = z.array(Email).check(
  z.minLength(1),
  z.maxLength(20),
  z.refine((list) => new Set(list).size === list.length, 'Há endereços repetidos.'),
)

/** A report that is created and sent at a regular interval. */
export const ReportSchedule = z.object({
  id: Id,
  key: ReportKey,
  title: z.string(),
  company: z.nullable(NamedRef),
  period: ReportPeriod,
  format: ReportFormat,
  rhythm: ReportRhythm,
  recipients: z.array(z.string()),
  active: z.boolean(),
  /** Null while it is not active. */
  nextRunAt: z.nullable(Instant),
  createdBy: Actor,
  version: z.int(),
  createdAt: Instant,
  updatedAt: Instant,
})
export type ReportSchedule = z.infer<typeof ReportSchedule>

const chosen = { key: ReportKey, companyId: z.nullish(Id), format: ReportFormat }

export const NewReportSchedule = z.object({ ...chosen, period: ReportPeriod, rhythm: ReportRhythm, recipients })
export type NewReportSchedule = z.output<typeof NewReportSchedule>

/** Absent fields are not changed. */
export const ReportScheduleChanges = z.partial(
  z.object({ ...NewReportSchedule.shape, active: z.boolean(), version: EditedVersion }),
)
export type ReportScheduleChanges = z.output<typeof ReportScheduleChanges>

export const ReportRunStatus = z.enum(['queued', 'done', 'failed'])
export type ReportRunStatus = z.infer<typeof ReportRunStatus>

/** Interface labels of the run states. */
export const reportRunStatusLabels = createLabels<ReportRunStatus>({
  queued: 'Na fila',
  done: 'Pronto',
  failed: 'Não deu certo',
})

/** A report created in the background, by a schedule or by a user's request. It is stored for 30 days. */
export const ReportRun = z.object({
  id: Id,
  key: ReportKey,
  title: z.string(),
  company: z.nullable(NamedRef),
  from: Day,
  to: Day,
  format: ReportFormat,
  status: ReportRunStatus,
  /** Why it failed, in a Portuguese sentence. */
  failure: z.nullable(z.string()),
  bytes: z.nullable(z.int()),
  /** The number of rows without the header; null until the run is done. */
  rows: z.nullable(z.int()),
  /** The e-mail recipients; empty when it was requested on screen. */
  recipients: z.array(z.string()),
  scheduleId: z.nullable(Id),
  requestedBy: Actor,
  createdAt: Instant,
  finishedAt: z.nullable(Instant),
})
export type ReportRun = z.infer<typeof ReportRun>

export const NewReportRun = z.object({ ...chosen, from: Day, to: Day }).check(
  z.refine(({ from, to }) => from <= to, {
    path: ['to'],
    error: 'O fim do período precisa ser igual ou depois do início.',
  }),
)
export type NewReportRun = z.output<typeof NewReportRun>

const byId = z.object({ id: Id })
const roles = ['admin'] as const

export const reportSchedules = {
  list: endpoint({
    id: 'reportSchedules.list',
    method: 'GET',
    path: '/v1/reports/schedules',
    summary: 'Lista os relatórios agendados.',
    query: z.object({ ...paging(), key: z.optional(ReportKey), active: z.optional(z.stringbool()) }),
    response: pageSchema(ReportSchedule),
    roles,
  }),
  create: endpoint({
    id: 'reportSchedules.create',
    method: 'POST',
    path: '/v1/reports/schedules',
    summary: 'Agenda um relatório: o arquivo vai por e-mail, no dia e na hora do fuso da organização.',
    body: NewReportSchedule,
    response: ReportSchedule,
    status: 201,
    roles,
    errors: ['not_found', 'limit_reached'],
    idempotent: true,
  }),
  update: endpoint({
    id: 'reportSchedules.update',
    method: 'PUT',
    path: '/v1/reports/schedules/:id',
    summary: 'Altera, pausa ou retoma um relatório agendado.',
    params: byId,
    body: ReportScheduleChanges,
    response: ReportSchedule,
    roles,
    errors: ['not_found', 'version_conflict'],
    versioned: true,
  }),
  send: endpoint({
    id: 'reportSchedules.send',
    method: 'POST',
    path: '/v1/reports/schedules/:id/runs',
    summary: 'Gera e envia agora o que um agendamento enviaria hoje, mesmo pausado; o próximo envio fica como está.',
    params: byId,
    response: ReportRun,
    status: 202,
    roles,
    errors: ['not_found'],
    idempotent: true,
  }),
  remove: endpoint({
    id: 'reportSchedules.remove',
    method: 'DELETE',
    path: '/v1/reports/schedules/:id',
    summary: 'Exclui um agendamento; o que ele já gerou fica até vencer.',
    params: byId,
    status: 204,
    roles,
    errors: ['not_found'],
    versioned: true,
  }),
}

export const reportRuns = {
  list: endpoint({
    id: 'reportRuns.list',
    method: 'GET',
    path: '/v1/reports/runs',
    summary: 'Lista os relatórios gerados nos últimos 30 dias, os mais novos primeiro.',
    query: z.object({
      ...paging(),
      key: z.optional(ReportKey),
      scheduleId: z.optional(Id),
      status: z.optional(ReportRunStatus),
    }),
    response: pageSchema(ReportRun),
    roles,
  }),
  create: endpoint({
    id: 'reportRuns.create',
    method: 'POST',
    path: '/v1/reports/runs',
    summary: 'Gera um relatório em segundo plano; quem pediu é avisado quando ele fica pronto.',
    body: NewReportRun,
    response: ReportRun,
    status: 202,
    roles,
    errors: ['not_found'],
    idempotent: true,
  }),
  get: endpoint({
    id: 'reportRuns.get',
    method: 'GET',
    path: '/v1/reports/runs/:id',
    summary: 'Diz como está um relatório gerado.',
    params: byId,
    response: ReportRun,
    roles,
    errors: ['not_found'],
  }),
  file: endpoint({
    id: 'reportRuns.file',
    method: 'GET',
    path: '/v1/reports/runs/:id/file',
    summary: 'Baixa o arquivo de um relatório gerado.',
    params: byId,
    download: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    roles,
    errors: ['not_found'],
  }),
}
