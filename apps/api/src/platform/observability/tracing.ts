import { AsyncLocalStorage } from 'node:async_hooks'
import {
  type Attributes,
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Context as TraceContext,
  trace,
} from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { LogEvent } from 'kysely'
import { version } from '../config/config.ts'
import type { JobKind, Jobs } from '../jobs/index.ts'
import type { OutboundClient } from '../outbound/outbound-client.ts'

/**
 * Traces requests, statements, jobs and webhooks with OpenTelemetry. Spans contain names and durations, but no address,
 * no value of a statement and no name of a user.
 */
export interface Tracing {
  /** Traces every request of an application. */
  watch(app: FastifyInstance): void
  /** Traces a statement of Kysely. */
  readonly statement: (event: LogEvent) => void
  /** Wraps the queue: a job carries the trace context of the request that sent it. */
  queue(jobs: Jobs): Jobs
  /** Wraps the kinds of jobs: each run has a span under the request that sent the job. */
  jobs(kinds: readonly JobKind[]): JobKind[]
  /** Wraps the outbound client: each request has a span and carries the trace context. */
  outbound(client: OutboundClient): OutboundClient
  /** Sends the remaining spans. */
  stop(): Promise<void>
}

const propagator = new W3CTraceContextPropagator()

/**
 * Starts tracing. The module is loaded only when a collector is configured. The exporter reads address, headers, time
 * limit and certificates of the collector from the standard variables.
 * @param share Fraction of the requests without an incoming trace that are traced; 1 is all.
 */
export function openTracing(share: number, everyMs = 5_000): Tracing {
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'malote', 'service.version': version }))
      .merge(detectResources({ detectors: [envDetector] })),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter(), scheduledDelayMillis: everyMs })],
  })
  const tracer = provider.getTracer('malote')
  const current = new AsyncLocalStorage<TraceContext>()
  const here = () => current.getStore() ?? ROOT_CONTEXT

  /** Runs `work` in a span under the present one. */
  const follow = async <T>(
    name: string,
    kind: SpanKind,
    attributes: Attributes,
    work: () => Promise<T>,
  ): Promise<T> => {
    const span = tracer.startSpan(name, { kind, attributes }, here())
    try {
      return await current.run(trace.setSpan(here(), span), work)
    } catch (error) {
      markFailed(span, error)
      throw error
    } finally {
      span.end()
    }
  }

  return {
    watch: (app) => {
      const calls = new WeakMap<FastifyRequest, TraceContext>()
      app.addHook('onRequest', (request, _reply, done) => {
        const caller = propagator.extract(ROOT_CONTEXT, request.headers, defaultTextMapGetter)
        const { operationId } = (request.routeOptions.schema ?? {}) as { operationId?: string }
        const attributes = { 'http.request.method': request.method, 'http.route': request.routeOptions.url ?? '' }
        const span = tracer.startSpan(operationId ?? 'page', { kind: SpanKind.SERVER, attributes }, caller)
        const call = trace.setSpan(caller, span)
        calls.set(request, call)
        current.run(call, done)
      })
      // The body arrives in another asynchronous context, so the trace context is restored.
      app.addHook('preValidation', (request, _reply, done) => current.run(calls.get(request) ?? ROOT_CONTEXT, done))
      app.addHook('onError', async (request, _reply, error) => {
        const span = getSpan(calls.get(request))
        span?.setAttribute('error.type', String((error as { code?: unknown }).code ?? error.name))
      })
      app.addHook('onResponse', async (request, reply) => {
        const span = getSpan(calls.get(request))
        span?.setAttribute('http.response.status_code', reply.statusCode)
        if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
        span?.end()
      })
    },
    statement: (event) => {
      // Statements outside a request or job, such as polling, are not traced.
      if (!current.getStore()) return
      const { sql } = event.query
      const end = Date.now()
      const attributes = { 'db.system.name': 'postgresql', 'db.query.text': sql }
      const options = { kind: SpanKind.CLIENT, attributes, startTime: end - event.queryDurationMillis }
      const span = tracer.startSpan(/^\s*\w+/.exec(sql)?.[0].trim() ?? 'sql', options, here())
      if (event.level === 'error') markFailed(span, event.error)
      span.end(end)
    },
    queue: (jobs) => ({
      send: (db, name, data) => {
        const carried = { ...data }
        propagator.inject(here(), carried, defaultTextMapSetter)
        return jobs.send(db, name, carried)
      },
    }),
    jobs: (kinds) =>
      kinds.map((kind) => ({
        ...kind,
        run: (ctx, data, signal) =>
          current.run(propagator.extract(ROOT_CONTEXT, data, defaultTextMapGetter), () =>
            follow(kind.name, SpanKind.CONSUMER, { 'malote.job': kind.name }, () => kind.run(ctx, data, signal)),
          ),
      })),
    outbound: (client) => ({
      ...client,
      post: (message, signal) => {
        const attributes = { 'http.request.method': 'POST', 'server.address': new URL(message.url).hostname }
        return follow('POST', SpanKind.CLIENT, attributes, async () => {
          const headers: Record<string, string> = { ...message.headers }
          propagator.inject(here(), headers, defaultTextMapSetter)
          const response = await client.post({ ...message, headers }, signal)
          getSpan(here())?.setAttribute('http.response.status_code', response.status)
          return response
        })
      },
    }),
    stop: () => provider.shutdown(),
  }
}

const getSpan = (context: TraceContext | undefined): Span | undefined => context && trace.getSpan(context)

/** Records the type of an error only: its message may contain user input. */
function markFailed(span: Span, error: unknown): void {
  const { code, name } = error as { code?: unknown; name?: string }
  span.setAttribute('error.type', String(code ?? name ?? 'error'))
  span.setStatus({ code: SpanStatusCode.ERROR })
}
