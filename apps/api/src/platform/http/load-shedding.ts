import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import { AppError } from './app-error.ts'

/** How often the event loop is sampled. */
const sampleIntervalMs = 1_000
/** Samples that include the start of the process do not measure its load. */
const warmUpMs = 2 * sampleIntervalMs

/**
 * Responds 503 while the event loop is late, so that a process under load recovers. The first two samples after the
 * process starts to listen do not count: the start itself keeps the event loop busy, and a sample without any
 * measurement counts as an infinite delay.
 * @param maximumDelayMs Mean delay of the event loop from which requests are rejected; 0 rejects none.
 */
export async function registerLoadShedding(app: FastifyInstance, maximumDelayMs: number): Promise<void> {
  let countsFrom = Date.now() + warmUpMs
  app.addHook('onListen', async () => {
    countsFrom = Date.now() + warmUpMs
  })
  await app.register(underPressure, {
    maxEventLoopDelay: maximumDelayMs,
    sampleInterval: sampleIntervalMs,
    pressureHandler: () => {
      if (Date.now() < countsFrom) return undefined
      return Promise.reject(new AppError('unavailable', undefined, { headers: { 'retry-after': '10' } }))
    },
  })
}
