import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** Metrics of a process in the format of Prometheus. */
export interface Metrics {
  /** Measures every request of an application. */
  watch(app: FastifyInstance): void
  /** Registers a gauge that is read at each scrape. `gauges` returns one value per label. */
  gauge(name: string, help: string, read: () => number | Promise<number>): void
  gauges(
    name: string,
    help: string,
    label: string,
    read: () => Record<string, number> | Promise<Record<string, number>>,
  ): void
  /** Serves `/metrics` on its own port; 0 takes any free port. @returns the port, and a function that stops it */
  serve(host: string, port: number): Promise<{ port: number; stop: () => Promise<void> }>
}

/** Seconds; from a simple lookup to a request that users would abandon. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

export function openMetrics(): Metrics {
  const register = new Registry()
  // Memory, processor time, delay of the event loop, garbage collection.
  collectDefaultMetrics({ register })
  const requests = new Histogram({
    name: 'malote_http_request_duration_seconds',
    help: 'How long calls took, by operation and status.',
    labelNames: ['operation', 'status'],
    buckets,
    registers: [register],
  })
  return {
    watch(app) {
      app.addHook('onResponse', async (request, reply) => {
        const { operationId } = (request.routeOptions.schema ?? {}) as { operationId?: string }
        // The URL is not a label: it contains identifiers and tokens and has unlimited values.
        requests.observe({ operation: operationId ?? 'page', status: reply.statusCode }, reply.elapsedTime / 1000)
      })
    },
    gauge(name, help, read) {
      new Gauge({
        name,
        help,
        registers: [register],
        async collect() {
          this.set(await read())
        },
      })
    },
    gauges(name, help, label, read) {
      new Gauge({
        name,
        help,
        labelNames: [label],
        registers: [register],
        async collect() {
          for (const [value, figure] of Object.entries(await read())) this.set({ [label]: value }, figure)
        },
      })
    },
    async serve(host, port) {
      const server = createServer((request, response) => {
        if (request.url !== '/metrics') {
          response.writeHead(404).end()
          return
        }
        register.metrics().then(
          (text) => response.writeHead(200, { 'content-type': register.contentType }).end(text),
          // Without the database the gauges cannot be read, so the scrape fails.
          () => response.writeHead(503).end(),
        )
      })
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject)
        server.listen(port, host, resolve)
      })
      const stop = () => new Promise<void>((resolve) => void server.close(() => resolve()))
      return { port: (server.address() as AddressInfo).port, stop }
    },
  }
}
