import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { setFetch } from '../../lib/http/api.ts'
import { withSequences } from './plan.ts'
import { useArrangements } from './use-arrangements.ts'

afterEach(() => setFetch((input, init) => fetch(input, init)))

const courier = { id: 'caio', name: 'Caio' }
const orders = ['A', 'B', 'C'].map((orderNumber, index) => ({
  orderNumber,
  assignee: courier,
  routePosition: index + 1,
  scheduledFor: null,
  promisedAt: null,
}))

function Route() {
  const { sequences, arrange } = useArrangements()
  const numbers = withSequences(orders, sequences).map(({ orderNumber }) => orderNumber)
  const index = numbers.indexOf('C')
  return (
    <>
      <output>{numbers.join(' ')}</output>
      <button
        type="button"
        onClick={() => arrange(courier, numbers.toSpliced(index, 1).toSpliced(index - 1, 0, 'C'), numbers)}
      >
        Subir C
      </button>
    </>
  )
}

/** The requests to store a sequence; each waits for its `respond`. */
function holdSequences() {
  const requests: { orderNumbers: string[]; respond: (response: Response) => void }[] = []
  setFetch((_input, init) => new Promise((respond) => requests.push({ ...JSON.parse(String(init?.body)), respond })))
  return requests
}

const renderRoute = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Route />
    </QueryClientProvider>,
  )

test('a second move before the response starts from the first one, and is stored after it', async () => {
  const requests = holdSequences()
  const screen = await renderRoute()
  const up = screen.getByRole('button', { name: 'Subir C' })
  await up.click()
  await expect.element(screen.getByRole('status')).toHaveTextContent('A C B')
  await up.click()
  await expect.element(screen.getByRole('status')).toHaveTextContent('C A B')
  await expect.poll(() => requests.length).toBe(1)
  expect(requests[0]?.orderNumbers).toEqual(['A', 'C', 'B'])
  requests[0]?.respond(new Response(null, { status: 204 }))
  await expect.poll(() => requests[1]?.orderNumbers).toEqual(['C', 'A', 'B'])
  await expect.element(screen.getByRole('status')).toHaveTextContent('C A B')
})

test('a sequence that is rejected is not shown any longer', async () => {
  const requests = holdSequences()
  const screen = await renderRoute()
  await screen.getByRole('button', { name: 'Subir C' }).click()
  await expect.poll(() => requests.length).toBe(1)
  requests[0]?.respond(Response.json({}, { status: 503 }))
  await expect.element(screen.getByRole('status')).toHaveTextContent('A B C')
})
