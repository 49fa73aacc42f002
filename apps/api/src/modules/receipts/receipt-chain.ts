import { createHash } from 'node:crypto'
import type { ReceiptEvent } from '@malote/api-client/contract'
import canonicalize from 'canonicalize'

/** Returns a value in canonical JSON (RFC 8785): equal values have equal texts. */
export const toCanonicalJson = (value: unknown): string => canonicalize(value) ?? 'null'

/** Returns the SHA-256 of a value in canonical JSON, in hexadecimal. */
export const hashJson = (value: unknown): string => createHash('sha256').update(toCanonicalJson(value)).digest('hex')

/** The previous hash of the first event. */
const start = '0'.repeat(64)

type Unhashed = Omit<ReceiptEvent, 'hash'>

/** The hash of an event covers the previous hash, so that no event can be changed, inserted or removed before it. */
const hashEvent = (previous: string, event: Unhashed): string => hashJson({ previous, event })

/** Adds its hash to each event, oldest first. */
export function chainEvents(events: readonly Unhashed[]): ReceiptEvent[] {
  let previous = start
  return events.map((event) => {
    previous = hashEvent(previous, event)
    return { ...event, hash: previous }
  })
}

/** Returns the hash of the last event. */
export const getLastHash = (events: readonly ReceiptEvent[]): string => events.at(-1)?.hash ?? start

/** Whether each hash follows from its event and the previous hash. */
export function isChainIntact(events: readonly ReceiptEvent[], lastHash: string): boolean {
  const chained = chainEvents(events.map(({ hash: _hash, ...event }) => event))
  return chained.every(({ hash }, index) => hash === events[index]?.hash) && getLastHash(chained) === lastHash
}
