import { serviceOrders } from '@malote/api-client'
import { Toaster } from '@malote/ui'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { getQueryKey, setFetch } from '../../lib/http/api.ts'
import { withSequences } from './plan.ts'
import { shiftOrder } from './sequence-changes.ts'
import { useArrangements } from './use-arrangements.ts'

/** The sequence that the server has. */
let stored: string[] = []

beforeEach(() => {
  stored = ['A', 'B', 'C']
})
afterEach(() => setFetch((input, init) => fetch(input, init)))

const courier = { id: 'caio', name: 'Caio' }
const listOrders = () =>
  stored.map((orderNumber, index) => ({
    orderNumber,
    assignee: courier,
    routePosition: index + 1,
    scheduledFor: null,
    promisedAt: null,
  }))

function Route() {
  const { sequences, arrange } = useArrangements()
  const { data } = useQuery({
    queryKey: getQueryKey(serviceOrders.list),
    queryFn: listOrders,
    initialData: listOrders,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const numbers = withSequences(data, sequences).map(({ orderNumber }) => orderNumber)
  return (
    <>
      <output aria-label="Sequência">{numbers.join(' ')}</output>
      <button type="button" onClick={() => arrange(courier, numbers, (sequence) => shiftOrder(sequence, 'C', -1))}>
        Subir C
      </button>
      <Toaster />
    </>
  )
}

/** The requests to store a sequence; each waits for its `accept` or `reject`. */
function holdSequences() {
  const requests: { orderNumbers: string[]; accept: () => void; reject: () => void }[] = []
  setFetch((_input, init) => {
    const { orderNumbers } = JSON.parse(String(init?.body))
    return new Promise((respond) =>
      requests.push({
        orderNumbers,
        accept: () => {
          stored = orderNumbers
          respond(new Response(null, { status: 204 }))
        },
        reject: () => respond(Response.json({}, { status: 503 })),
      }),
    )
  })
  return requests
}

async function renderRoute() {
  const screen = await render(
    <QueryClientProvider client={new QueryClient()}>
      <Route />
    </QueryClientProvider>,
  )
  return {
    sequence: screen.getByLabelText('Sequência'),
    up: screen.getByRole('button', { name: 'Subir C' }),
    undo: screen.getByRole('button', { name: 'Desfazer' }),
  }
}

test('a second move before the response starts from the first one, and is stored after it', async () => {
  const requests = holdSequences()
  const { sequence, up } = await renderRoute()
  await up.click()
  await expect.element(sequence).toHaveTextContent('A C B')
  await up.click()
  await expect.element(sequence).toHaveTextContent('C A B')
  await expect.poll(() => requests.length).toBe(1)
  expect(requests[0]?.orderNumbers).toEqual(['A', 'C', 'B'])
  requests[0]?.accept()
  await expect.poll(() => requests[1]?.orderNumbers).toEqual(['C', 'A', 'B'])
  await expect.element(sequence).toHaveTextContent('C A B')
})

test('a sequence that is rejected is not shown any longer', async () => {
  const requests = holdSequences()
  const { sequence, up } = await renderRoute()
  await up.click()
  await expect.poll(() => requests.length).toBe(1)
  requests[0]?.reject()
  await expect.element(sequence).toHaveTextContent('A B C')
})

test('an undo after a later move has begun undoes only its own move, and so does the undo of the later one', async () => {
  const requests = holdSequences()
  const { sequence, up, undo } = await renderRoute()
  await up.click()
  await expect.poll(() => requests.length).toBe(1)
  requests[0]?.accept()
  await expect.element(undo).toBeVisible()
  await up.click()
  await expect.poll(() => requests[1]?.orderNumbers).toEqual(['C', 'A', 'B'])
  await undo.click()
  await expect.element(undo).not.toBeInTheDocument()
  await expect.element(sequence).toHaveTextContent('A C B')
  requests[1]?.accept()
  await expect.poll(() => requests[2]?.orderNumbers).toEqual(['A', 'C', 'B'])
  await undo.click()
  await expect.element(sequence).toHaveTextContent('A B C')
  requests[2]?.accept()
  await expect.poll(() => requests[3]?.orderNumbers).toEqual(['A', 'B', 'C'])
})
