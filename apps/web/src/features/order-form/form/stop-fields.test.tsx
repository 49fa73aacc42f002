import { examples } from '@malote/api-client/examples'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { setFetch } from '../../../lib/http/api.ts'
import { locationQuery } from '../../orders/forms/location.queries.ts'
import { emptyOrder, type OrderValues } from './order-values.ts'
import { StopFields } from './stop-fields.tsx'

afterEach(() => setFetch((input, init) => fetch(input, init)))

const example = examples['locations.get']?.response as Record<string, unknown>
const locations = ['Loja Norte', 'Loja Sul'].map((name, index) => ({
  ...example,
  id: `0192b7f0-1c5e-7d2a-9f3b-${String(index).padStart(12, '0')}`,
  name,
  contactName: `Contato da ${name}`,
}))

/** Responds to the list of locations at once, and to each location when its name is passed to the returned function. */
function holdLocations() {
  const held = new Map<string, () => void>()
  setFetch((input) => {
    const { pathname } = new URL(String(input), location.href)
    const requested = locations.find(({ id }) => pathname.endsWith(id))
    if (requested) return new Promise((resolve) => held.set(requested.name, () => resolve(Response.json(requested))))
    const data = pathname.endsWith('/locations') ? locations : []
    const meta = { page: 1, limit: 20, total: data.length, totalPages: 1 }
    return Promise.resolve(Response.json({ data, meta }))
  })
  return async (name: string) => {
    await expect.poll(() => held.has(name)).toBe(true)
    held.get(name)?.()
  }
}

function Stop({ client }: { client: QueryClient }) {
  const form = useForm({ defaultValues: emptyOrder('0192b7f0-1c5e-7d2a-9f3b-4a6c8e0d2f11') })
  return (
    <QueryClientProvider client={client}>
      <FormProvider {...form}>
        <StopFields path="pickup" canEdit={() => true} />
        <StoredLocation />
      </FormProvider>
    </QueryClientProvider>
  )
}

function StoredLocation() {
  const locationId = useWatch<OrderValues>({ name: 'pickup.locationId' })
  return <output>{locations.find(({ id }) => id === locationId)?.name ?? 'nenhum local'}</output>
}

async function renderStop() {
  const client = new QueryClient()
  const screen = await render(<Stop client={client} />)
  const choose = async (name: string) => {
    await screen.getByRole('combobox', { name: /^Local salvo/ }).click()
    await userEvent.click(screen.getByRole('option', { name: new RegExp(name) }))
  }
  const contact = screen.getByRole('textbox', { name: /^Contato|^Quem|^Nome/ }).first()
  const street = screen.getByRole('textbox', { name: /^Logradouro/ })
  /** Waits until the location is in the cache. */
  const waitFor = (name: string) => {
    const id = locations.find((location) => location.name === name)?.id ?? ''
    return expect.poll(() => client.getQueryData(locationQuery(id).queryKey)?.name).toBe(name)
  }
  return { screen, choose, contact, street, waitFor }
}

test('the location that was chosen last fills the stop in, also when an earlier one arrives later', async () => {
  const respond = holdLocations()
  const { screen, choose, contact, waitFor } = await renderStop()
  await choose('Loja Norte')
  await choose('Loja Sul')
  await respond('Loja Sul')
  await expect.element(contact).toHaveValue('Contato da Loja Sul')
  await respond('Loja Norte')
  await waitFor('Loja Norte')
  await expect.element(screen.getByRole('status').filter({ hasText: 'Loja Sul' })).toBeVisible()
  await expect.element(contact).toHaveValue('Contato da Loja Sul')
})

test('a contact that is typed while the location is loaded stays', async () => {
  const respond = holdLocations()
  const { screen, choose, contact, street } = await renderStop()
  await choose('Loja Norte')
  await contact.fill('Zelador')
  await respond('Loja Norte')
  await expect.element(street).not.toHaveValue('')
  await expect.element(contact).toHaveValue('Zelador')
  await expect.element(screen.getByRole('status').filter({ hasText: 'Loja Norte' })).toBeVisible()
})

test('an address that is typed while the location is loaded stays, and is not that location', async () => {
  const respond = holdLocations()
  const { screen, choose, contact, street } = await renderStop()
  await choose('Loja Norte')
  await street.fill('Rua Nova')
  await respond('Loja Norte')
  await expect.element(contact).toHaveValue('Contato da Loja Norte')
  await expect.element(street).toHaveValue('Rua Nova')
  await expect.element(screen.getByRole('status').filter({ hasText: 'nenhum local' })).toBeVisible()
})
