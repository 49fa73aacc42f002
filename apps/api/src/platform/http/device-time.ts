import { BoundedInstant } from '@malote/api-client/contract'
import * as z from 'zod/mini'
import { AppError } from './app-error.ts'

/**
 * Reads a `Device-Time` header. It is kept as the device sent it; the clock of the server decides.
 *
 * @throws AppError `validation_failed` for a malformed header.
 */
export function readDeviceTime(header: string | string[] | undefined): Date | undefined {
  if (header === undefined) return undefined
  const text = z.safeParse(BoundedInstant, header)
  if (!text.success) throw new AppError('validation_failed', 'Use data e hora ISO 8601 em Device-Time.')
  return new Date(text.data)
}
