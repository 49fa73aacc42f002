import type { IncomingHttpHeaders } from 'node:http'
import { BoundedInstant } from '@malote/api-client/contract'
import * as z from 'zod/mini'
import type { Context } from '../context.ts'
import { AppError } from '../errors/app-error.ts'

/**
 * Reads the headers of a request that a device sends later: `Device-Time`, when the step was taken, and `Device-Clock`,
 * the device's clock when it sent the request. `withStepTime` decides which time counts.
 *
 * @throws AppError `validation_failed` for a malformed header.
 */
export function readDeviceTimes(headers: IncomingHttpHeaders): Pick<Context, 'deviceTime' | 'deviceClock'> {
  const read = (name: string): Date | undefined => {
    const header = headers[name.toLowerCase()]
    if (header === undefined) return undefined
    const text = z.safeParse(BoundedInstant, header)
    if (!text.success) throw new AppError('validation_failed', `Use data e hora ISO 8601 em ${name}.`)
    return new Date(text.data)
  }
  return { deviceTime: read('Device-Time'), deviceClock: read('Device-Clock') }
}
