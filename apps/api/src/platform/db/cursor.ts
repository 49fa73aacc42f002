import * as z from 'zod/mini'
import { fieldError } from '../errors/app-error.ts'

const momentFormat = /^(20\d\d-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.\d{1,6})?[+-](?:0\d|1[0-5])(?::[0-5]\d)?$/

/** Whether the calendar has the day and the clock the time; the database would fail on another one. */
function isMoment(text: string): boolean {
  const [, day, time] = momentFormat.exec(text) ?? []
  const moment = new Date(`${day}T${time}Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(`${day}T${time}`)
}

/** A timestamp as PostgreSQL writes it: a date of JavaScript drops microseconds, and a cursor would repeat or skip rows. */
export const CursorMoment = z.string().check(z.refine(isMoment))

/** Encodes the position of a row as opaque text. */
export const encodeCursor = (parts: readonly string[]): string =>
  Buffer.from(JSON.stringify(parts)).toString('base64url')

/**
 * Decodes the cursor of a list.
 *
 * @throws AppError `validation_failed` at `?cursor`.
 */
export function decodeCursor<S extends z.ZodMiniType>(schema: S, text: string): z.output<S> {
  const parts = z.safeParse(schema, parseJson(Buffer.from(text, 'base64url').toString('utf8')))
  if (!parts.success) throw fieldError('?cursor', 'Envie em cursor o nextCursor que você recebeu.', 'cursor')
  return parts.data
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
