import { examples } from '@malote/api-client/examples'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { setFetch } from '../../lib/http/api.ts'
import { PreferenceList } from './preference-list.tsx'

afterEach(() => setFetch((input, init) => fetch(input, init)))

const role = 'admin'

/** The requests to save preferences; each waits for its `respond`. */
function holdSaves() {
  const saves: { body: string; respond: () => void }[] = []
  setFetch((_input, init) => {
    if (init?.method !== 'PUT') return Promise.resolve(Response.json(examples['notificationPreferences.get']?.response))
    const body = String(init.body)
    return new Promise((resolve) => {
      saves.push({
        body,
        respond: () => resolve(new Response(body, { headers: { 'content-type': 'application/json' } })),
      })
    })
  })
  return saves
}

test('stores a second choice after the first one, with both', async () => {
  const saves = holdSaves()
  const screen = await render(
    <QueryClientProvider client={new QueryClient()}>
      <PreferenceList role={role} />
    </QueryClientProvider>,
  )
  await expect.element(screen.getByRole('switch').first()).toBeVisible()
  const enabled = screen.getByRole('switch', { disabled: false })
  const [first, second] = [enabled.nth(0), enabled.nth(1)]
  const isChecked = (one: typeof first) => (one.element() as HTMLInputElement).checked
  const before = [isChecked(first), isChecked(second)]
  await first.click()
  await second.click()
  const changed = before.map((checked) => !checked)
  expect([isChecked(first), isChecked(second)]).toEqual(changed)
  // The second request is not sent while the first one has no response.
  await expect.poll(() => saves.length).toBe(1)
  saves[0]?.respond()
  await expect.poll(() => saves.length).toBe(2)
  expect([isChecked(first), isChecked(second)]).toEqual(changed)
  saves[1]?.respond()
  expect(saves[1]?.body).not.toBe(saves[0]?.body)
  await expect.poll(() => [isChecked(first), isChecked(second)]).toEqual(changed)
})

test('confirms before a reload cancels the request of a choice', async () => {
  const saves = holdSaves()
  const screen = await render(
    <QueryClientProvider client={new QueryClient()}>
      <PreferenceList role={role} />
    </QueryClientProvider>,
  )
  const isConfirmed = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  await screen.getByRole('switch', { disabled: false }).first().click()
  await expect.poll(() => saves.length).toBe(1)
  expect(isConfirmed()).toBe(true)
  saves[0]?.respond()
  await expect.poll(isConfirmed).toBe(false)
})
