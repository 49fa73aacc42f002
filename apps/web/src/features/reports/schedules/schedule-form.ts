import {
  Email,
  NewReportSchedule,
  type ReportFormat,
  type ReportKey,
  type ReportPeriod,
  type ReportRhythm,
  type ReportSchedule,
  ReportScheduleChanges,
  type Weekday,
} from '@malote/api-client'
import * as z from 'zod/mini'
import { getChangedFields } from '../../../lib/forms/changed-fields.ts'

/** The form values of a schedule: every kind of rhythm has its own fields; only those of the selected kind are sent. */
export interface ScheduleValues {
  key: ReportKey
  companyId: string
  period: ReportPeriod
  rhythm: { every: ReportRhythm['every']; weekday: Weekday; day: number | null; at: string }
  recipients: string
  format: ReportFormat
}

/** Names the invalid addresses in its message. */
const addresses = z
  .array(
    z.string().check(
      z.refine((address) => z.safeParse(Email, address).success, {
        error: ({ input }) => `“${input}” não é um endereço de e-mail.`,
      }),
    ),
  )
  .check(z.minLength(1, 'Informe pelo menos um endereço de e-mail.'))

export const ScheduleRequest = z.extend(NewReportSchedule, {
  recipients: z.pipe(addresses, NewReportSchedule.shape.recipients),
})

/** The request of an edit: changed properties only. */
export const ScheduleEdit = z.extend(ReportScheduleChanges, {
  recipients: z.optional(ScheduleRequest.shape.recipients),
})

/** @returns the initial form values of a new schedule. */
export const getInitialValues = (start: Pick<ScheduleValues, 'key' | 'companyId' | 'period'>): ScheduleValues => ({
  ...start,
  rhythm: { every: 'week', weekday: 'monday', day: 1, at: '07:00' },
  recipients: '',
  format: 'xlsx',
})

export const toFormValues = ({ key, company, period, rhythm, recipients, format }: ReportSchedule): ScheduleValues => ({
  ...getInitialValues({ key, companyId: company?.id ?? '', period }),
  rhythm: { weekday: 'monday', day: 1, ...rhythm },
  recipients: recipients.join('\n'),
  format,
})

export function toSchedule({ companyId, rhythm: { every, weekday, day, at }, recipients, ...values }: ScheduleValues) {
  return {
    ...values,
    companyId: companyId || null,
    rhythm: { every, at, ...(every === 'week' && { weekday }), ...(every === 'month' && { day }) },
    // Accepts all common separators, also those that mail programs copy.
    recipients: recipients.split(/[\s,;]+/).filter(Boolean),
  }
}

export const toScheduleEdit = (values: ScheduleValues, before: ScheduleValues) =>
  getChangedFields(toSchedule(values), toSchedule(before))
