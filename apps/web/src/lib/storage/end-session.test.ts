import { beforeEach, expect, test, vi } from 'vitest'
import { endSession, sendEndedSessions } from './end-session.ts'
import { createTestStorage } from './test-storage.ts'

let store: Record<string, string>
beforeEach(() => {
  store = createTestStorage({ 'malote:token': 'first', 'malote:draft:ana:nova': '{}', 'malote:theme': 'dark' })
  vi.stubGlobal('localStorage', store)
})

test('removes the token and the drafts at once, and keeps the token for the server until it responds', async () => {
  endSession()
  expect(store).toEqual({ 'malote:ended-tokens': 'first', 'malote:theme': 'dark' })
  await sendEndedSessions(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(store['malote:ended-tokens']).toBe('first')
  store['malote:token'] = 'second'
  endSession()
  const ended: string[] = []
  await sendEndedSessions(async (token) => void ended.push(token))
  expect(ended).toEqual(['first', 'second'])
  expect(store).toEqual({ 'malote:theme': 'dark' })
})

test('changes nothing on the server when there is no session', async () => {
  delete store['malote:token']
  endSession()
  const end = vi.fn()
  await sendEndedSessions(end)
  expect(end).not.toHaveBeenCalled()
})
