/** Writes to an open stream. */
export interface EventSink {
  /** Sends one event; a client that reconnects sends the last `id`. */
  send(data: object, id?: string): void
  /** Ends the stream; clients reconnect on their own initiative. */
  end(): void
}

/** The result of a handler of a stream: writes to the sink until the returned function is called. */
export type EventFeed = (sink: EventSink, lastEventId: string | undefined) => Promise<() => void>
