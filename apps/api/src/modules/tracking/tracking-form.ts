import {
  missingMessage,
  NewRating,
  type NewRating as NewRatingInput,
  NewRecipientRequest,
  RecipientRequestKind,
  type RejectedForm,
  type TrackingForm,
} from '@malote/api-client/contract'
import * as z from 'zod/mini'
import { fromWallClock } from '../../domain/time-zone.ts'
import { AppError, toProblem, toValidationError } from '../../platform/errors/app-error.ts'

/** The fields of a submitted form of the public page. */
export type FormFields = Readonly<Record<string, string>>

/** Returns the form that was submitted; undefined for an unknown one. */
export function getSubmittedForm({ kind }: FormFields): TrackingForm | undefined {
  const parsed = RecipientRequestKind.safeParse(kind)
  return parsed.success ? parsed.data : undefined
}

/**
 * Reads a request from the form; a day and two times are in the time zone of the drop-off.
 *
 * @throws AppError `validation_failed`.
 */
export function readRequestForm(fields: FormFields, timeZone: string): NewRecipientRequest {
  const { kind, note, complement, reference, day, from, until } = fields
  const at = (time: string | undefined): string | undefined => {
    const wall = Date.parse(`${day}T${time}Z`)
    return Number.isNaN(wall) ? undefined : new Date(fromWallClock(wall, timeZone)).toISOString()
  }
  const inputs: Record<RecipientRequestKind, object> = {
    leave_at_reception: { kind, note },
    reschedule: { kind, note, window: { start: at(from), end: at(until) } },
    correction: { kind, complement: complement?.trim() || null, reference: reference?.trim() || null },
  }
  return parse(NewRecipientRequest, inputs[kind as RecipientRequestKind])
}

/** @throws AppError `validation_failed`. */
export const readRatingForm = ({ score, comment }: FormFields): NewRatingInput =>
  parse(NewRating, { score: score ? Number(score) : undefined, comment })

function parse<S extends z.ZodMiniType>(schema: S, input: unknown): z.output<S> {
  const result = z.safeParse(schema, input)
  if (!result.success) throw toValidationError(result.error.issues)
  return result.data
}

const fieldOfPointer: Readonly<Record<string, string>> = {
  '/window/start': 'from',
  '/window/end': 'until',
  '/note': 'note',
  '/complement': 'complement',
  '/reference': 'reference',
  '/score': 'score',
  '/comment': 'comment',
}

/** Longer texts are cut when the page shows them again; the fields accept less. */
const longestShown = 1_000

/** Returns what the page shows of a rejected form; undefined for an error that is not about the form. */
export function toRejectedForm(form: TrackingForm, fields: FormFields, error: unknown): RejectedForm | undefined {
  if (!(error instanceof AppError)) return undefined
  const { status, title, detail, errors = [] } = toProblem(error, '')
  if (status !== 400 && status !== 409) return undefined
  const fieldErrors = errors.flatMap(({ pointer, message }): [field: string, message: string][] => {
    const field = fieldOfPointer[pointer] ?? 'form'
    if (!pointer.startsWith('/window') || fields.day) return [[field, message]]
    // Without a day, both times are missing in the request. In the form, each of them may be.
    const day: [string, string] = ['day', 'Escolha o dia.']
    return fields[field] ? [day] : [day, [field, missingMessage]]
  })
  return {
    form,
    status,
    values: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value.slice(0, longestShown)])),
    errors: Object.fromEntries(fieldErrors.length > 0 ? fieldErrors : [['form', detail ?? title]]),
  }
}
