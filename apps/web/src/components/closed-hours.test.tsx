import type { Location, PublicOrganization } from '@malote/api-client'
import { examples } from '@malote/api-client/examples'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { setFetch } from '../lib/http/api.ts'
import { ClosedHours } from './closed-hours.tsx'

let requests = 0
beforeEach(() => {
  requests = 0
})
afterEach(() => setFetch((input, init) => fetch(input, init)))

const organization: PublicOrganization = {
  ...(examples['organization.get']?.response as PublicOrganization),
  openingHours: [{ weekday: 'monday', opens: '08:00', closes: '12:00' }],
  holidays: [],
}

const location: Location = {
  ...(examples['locations.get']?.response as Location),
  name: 'Depósito Sul',
  hours: [{ weekday: 'monday', opens: '06:00', closes: '10:00' }],
}

/** 30/11/2026 is a Monday. */
async function show(start: string, end: string, locationId?: string) {
  setFetch(async (input) => {
    requests += 1
    return Response.json(String(input).includes('/v1/locations/') ? location : organization)
  })
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <p role="status">
        <ClosedHours window={{ day: '2026-11-30', start, end }} locationId={locationId} />
      </p>
    </QueryClientProvider>,
  )
}

test('advises against a window in which the operation is closed', async () => {
  const screen = await show('14:00', '16:00')
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent('Em 30/11/2026 a operação atende das 08:00 às 12:00.')
})

test('states nothing about a window of which it is open for a part', async () => {
  const screen = await show('11:00', '16:00')
  await expect.poll(() => requests).toBe(1)
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  expect(screen.getByRole('status').element().textContent).toBe('')
})

test('advises against a window in which the saved location of the stop is closed', async () => {
  const screen = await show('10:30', '11:30', location.id)
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent('Em 30/11/2026 o local “Depósito Sul” atende das 06:00 às 10:00.')
})
