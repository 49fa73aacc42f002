import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { EventFeed, EventSink } from '../event-feed.ts'

interface StreamOptions {
  readonly reply: FastifyReply
  readonly feed: EventFeed
  /** Whether the caller may still receive events; checked when the stream starts and at each heartbeat. */
  readonly isStillAuthorized: () => Promise<boolean>
  readonly heartbeatMs: number
  /** The streams of this server, so that it can end them when it stops. */
  readonly open: Set<() => void>
}

/**
 * Maximum of buffered bytes for one slow client. Above it the stream ends and the client reconnects. Data that
 * is sent before the response starts must fit, otherwise a client that continues from its last event would end here each
 * time.
 */
export const maximumBufferedBytes = 256 * 1024
/** Delay before a browser reconnects. */
const retryMs = 3_000

/** Sends server-sent events until the client disconnects, loses authorization, or the server stops. */
export async function sendStream({
  reply,
  feed,
  isStillAuthorized,
  heartbeatMs,
  open,
}: StreamOptions): Promise<FastifyReply> {
  const body = new Readable({ read: () => undefined, highWaterMark: maximumBufferedBytes })
  const write = (text: string): void => {
    if (body.destroyed || body.readableEnded) return
    if (body.readableLength <= maximumBufferedBytes) body.push(text)
    // Destroying the body of a response that has not started would close the connection without a response.
    else if (reply.raw.headersSent) body.destroy()
    else end()
  }
  let ended = false
  const end = (): void => {
    if (ended || body.destroyed) return
    ended = true
    body.push(null)
  }
  const sink: EventSink = {
    send: (data, id) => {
      if (!ended) write(`${id ? `id: ${id}\n` : ''}data: ${JSON.stringify(data)}\n\n`)
    },
    end,
  }
  const endUnlessAuthorized = (): void => void isStillAuthorized().then((welcome) => welcome || end(), end)
  const heartbeat = setInterval(() => {
    if (ended) return
    write(': \n\n')
    endUnlessAuthorized()
  }, heartbeatMs)
  let stop: () => void = () => undefined
  body.on('close', () => {
    ended = true
    clearInterval(heartbeat)
    open.delete(end)
    stop()
  })
  open.add(end)
  reply.raw.on('close', () => body.destroy())
  const { 'last-event-id': lastEventId } = reply.request.headers
  write(`retry: ${retryMs}\n\n`)
  try {
    stop = await feed(sink, typeof lastEventId === 'string' ? lastEventId : undefined)
    if (body.destroyed) stop()
    // The session may have ended before the feed subscribed.
    else endUnlessAuthorized()
  } catch (error) {
    body.destroy()
    throw error
  }
  return reply
    .headers({ 'content-type': 'text/event-stream; charset=utf-8', 'x-accel-buffering': 'no' })
    .header('cache-control', 'no-store, no-transform')
    .send(body)
}
