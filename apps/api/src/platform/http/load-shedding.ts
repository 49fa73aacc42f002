import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors/app-error.ts'

/**
 * Responds 503 while the event loop is late, so that a process under load recovers. The first two samples after the
 * process starts to listen do not count: the start itself keeps the event loop busy.
 * @param maximumDelayMs Mean delay of the event loop from which requests are rejected; 0 rejects none. It is also the
 * length of a sample: one in which the event loop was blocked from end to end counts as an infinite delay, so a shorter
 * sample would reject requests after a pause that is allowed.
 */
export async function registerLoadShedding(app: FastifyInstance, maximumDelayMs: number): Promise<void> {
  const warmUpMs = 2 * maximumDelayMs
  let countsFrom = Date.now() + warmUpMs
  app.addHook('onListen', async () => {
    countsFrom = Date.now() + warmUpMs
  })
  await app.register(underPressure, {
    maxEventLoopDelay: maximumDelayMs,
    sampleInterval: maximumDelayMs,
    pressureHandler: () => {
      if (Date.now() < countsFrom) return undefined
      return Promise.reject(new AppError('unavailable', undefined, { headers: { 'retry-after': '10' } }))
    },
  })
}
