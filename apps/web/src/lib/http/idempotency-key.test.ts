import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useIdempotencyKey } from './idempotency-key.ts'

type Result = ReturnType<typeof useIdempotencyKey>

function Component({ onRender }: { onRender: (result: Result) => void }) {
  onRender(useIdempotencyKey())
  return null
}

function renderHook(): Result {
  const results: Result[] = []
  renderToString(createElement(Component, { onRender: (result: Result) => void results.push(result) }))
  return results[0] as Result
}

test('keeps the key of an equal request until it is reset', () => {
  const { keyFor, reset } = renderHook()
  const key = keyFor({ to: 'accepted' })
  expect(key).toMatch(/^[0-9a-f]{32}$/)
  expect(keyFor({ to: 'accepted' })).toBe(key)
  reset()
  expect(keyFor({ to: 'accepted' })).not.toBe(key)
})

test('creates another key for another request', () => {
  const { keyFor } = renderHook()
  expect(keyFor({ to: 'accepted' })).not.toBe(keyFor({ to: 'collected' }))
})
