import type { OccurrenceDetail } from '@malote/api-client'
import { examples } from '@malote/api-client/examples'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { setFetch } from '../../../lib/http/api.ts'
import { OccurrenceEntry } from './occurrence-entry.tsx'

afterEach(() => setFetch((input, init) => fetch(input, init)))

const page = examples['occurrences.listOfOrder']?.response as { data: OccurrenceDetail[] }
const occurrence = { ...page.data[0], status: 'open', owner: null, comments: [] } as unknown as OccurrenceDetail
const order = examples['serviceOrders.get']?.response as never

test('takes an occurrence once, however often the button is pressed', async () => {
  const sent: string[] = []
  setFetch((_input, init) => {
    sent.push(String(init?.method))
    return Promise.resolve(Response.json({ ...occurrence, version: occurrence.version + 1 }))
  })
  const user = { id: 'ana', role: 'admin' } as never
  const screen = await render(
    <QueryClientProvider client={new QueryClient()}>
      <ul>
        <OccurrenceEntry order={order} user={user} occurrence={occurrence} files={[]} />
      </ul>
    </QueryClientProvider>,
  )
  const button = screen.getByRole('button', { name: /^Assumir/ })
  // The second press comes before the first one is rendered.
  button.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
  button.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.element(button).toBeEnabled()
  expect(sent).toEqual(['PUT'])
})
