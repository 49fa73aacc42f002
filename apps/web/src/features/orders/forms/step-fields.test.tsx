import { examples } from '@malote/api-client/examples'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { FormProvider, useForm } from 'react-hook-form'
import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { setFetch } from '../../../lib/http/api.ts'
import { StepFields } from './step-fields.tsx'

afterEach(() => setFetch((input, init) => fetch(input, init)))

function Fields({ window }: { window: { day: string; start: string; end: string } }) {
  return (
    <FormProvider {...useForm({ defaultValues: { window } })}>
      <StepFields to="accepted" companyIds={[]} requirements={['window']} zone="America/Sao_Paulo" />
    </FormProvider>
  )
}

async function show(window: { day: string; start: string; end: string }) {
  setFetch(async () =>
    Response.json({
      ...(examples['organization.get']?.response as object),
      openingHours: [{ weekday: 'monday', opens: '08:00', closes: '12:00' }],
      holidays: [],
    }),
  )
  const client = new QueryClient()
  const screen = await render(
    <QueryClientProvider client={client}>
      <Fields window={window} />
    </QueryClientProvider>,
  )
  return { client, status: screen.getByRole('status').last() }
}

test('a new window in which the operation is closed has advice', async () => {
  const { status } = await show({ day: '2026-11-30', start: '14:00', end: '16:00' })
  await expect.element(status).toHaveTextContent('Em 30/11/2026 a operação atende das 08:00 às 12:00.')
})

test('an incomplete window does not read the opening hours', async () => {
  const { client, status } = await show({ day: '2026-11-30', start: '14:00', end: '' })
  await expect.element(status).toHaveTextContent('')
  expect(client.getQueryCache().getAll()).toEqual([])
})
