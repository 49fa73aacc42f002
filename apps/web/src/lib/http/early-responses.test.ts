import { afterEach, expect, test, vi } from 'vitest'
import { dropEarlyResponses, takeEarlyResponse } from './early-responses.ts'

const url = '/v1/start'
const headers = { authorization: 'Bearer mine' }

function sendEarly() {
  const response = Promise.resolve(new Response('{}'))
  vi.stubGlobal('window', { maloteEarly: { token: 'mine', responses: { [url]: response } } })
  return response
}
afterEach(() => vi.unstubAllGlobals())

test('serves one request with the response of the boot script', () => {
  const response = sendEarly()
  expect(takeEarlyResponse('/v1/users', { headers })).toBeUndefined()
  expect(takeEarlyResponse(url, { headers })).toBe(response)
  expect(takeEarlyResponse(url, { headers })).toBeUndefined()
})

test('serves no request of another session, and no write', () => {
  void sendEarly()
  expect(takeEarlyResponse(url, { headers: { authorization: 'Bearer other' } })).toBeUndefined()
  expect(takeEarlyResponse(url)).toBeUndefined()
  expect(takeEarlyResponse(url, { headers, method: 'POST' })).toBeUndefined()
})

test('serves nothing after the first page was shown', () => {
  void sendEarly()
  dropEarlyResponses()
  expect(takeEarlyResponse(url, { headers })).toBeUndefined()
})
