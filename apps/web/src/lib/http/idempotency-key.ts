import { useRef } from 'react'
import { createRandomKey } from '../random-key.ts'

interface IdempotencyKey {
  /** @returns the key of this request: the previous key while the request is equal, so that the server runs it once. */
  keyFor: (request: unknown) => string
  /** Forgets the key. Call it after a success when an equal request is a new one. */
  reset: () => void
}

/**
 * Provides the `Idempotency-Key` header of a mutation. A retry after a lost response gets the same key; the API stores
 * the response of successful requests only, so a rejected request can be sent again with the same key.
 */
export function useIdempotencyKey(): IdempotencyKey {
  const last = useRef<{ request: string; key: string }>(undefined)
  return {
    keyFor: (request) => {
      const text = JSON.stringify(request ?? null)
      if (last.current?.request !== text) last.current = { request: text, key: createRandomKey() }
      return last.current.key
    },
    reset: () => {
      last.current = undefined
    },
  }
}
