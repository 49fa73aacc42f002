import type { PostalCodeMatch } from '@malote/api-client'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { FormProvider, useForm } from 'react-hook-form'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { type AddressValues, emptyAddress } from '../lib/forms/address-values.ts'
import { FormDrawer } from '../lib/forms/form-drawer.tsx'
import { setFetch } from '../lib/http/api.ts'
import { AddressFields } from './address-fields.tsx'

const match = (postalCode: string, numbers: string, exact: boolean): PostalCodeMatch => ({
  postalCode,
  street: 'Avenida Paulista',
  neighborhood: 'Bela Vista',
  city: 'São Paulo',
  state: 'SP',
  coordinates: null,
  numbers,
  exact,
})

afterEach(() => setFetch((input, init) => fetch(input, init)))

const savedLocation = { postalCode: '90020008', street: 'Rua da Praia', city: 'Porto Alegre', state: 'RS', number: '7' }

function Form({ address }: { address: Partial<AddressValues> }) {
  const form = useForm({ defaultValues: { address: { ...emptyAddress, ...address } } })
  return (
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <FormProvider {...form}>
        <AddressFields path="address" phonePath="phone" />
        <button type="button" onClick={() => form.setValue('address', { ...emptyAddress, ...savedLocation })}>
          Usar local salvo
        </button>
      </FormProvider>
    </QueryClientProvider>
  )
}

/** Responds to the search with these codes; the look-up of a single code is not available. */
function respondWith(data: readonly PostalCodeMatch[]): URL[] {
  const requested: URL[] = []
  setFetch(async (input) => {
    const url = new URL(String(input), location.href)
    requested.push(url)
    const unavailable = { code: 'postal_code_unavailable', status: 503, title: 'A busca de CEP está fora do ar.' }
    return url.pathname === '/v1/postal-codes'
      ? Response.json({ data })
      : Response.json(unavailable, { status: 503, headers: { 'content-type': 'application/problem+json' } })
  })
  return requested
}

const address = { street: 'Av. Paulista', number: '1578', city: 'São Paulo', state: 'SP' }

test('the only code that is exact is selected, and completes the address', async () => {
  const requested = respondWith([
    match('01310200', 'de 1512 a 2132 - lado par', true),
    match('01310100', 'de 612 a 1510 - lado par', false),
  ])
  const screen = await render(<Form address={address} />)
  await screen.getByRole('button', { name: 'Não sei o CEP' }).click()
  await expect.element(screen.getByRole('radio', { name: /^01310-200/ })).toBeChecked()
  expect(Object.fromEntries(requested[0]?.searchParams ?? [])).toEqual(address)
  await screen.getByRole('button', { name: 'Usar este CEP' }).click()
  await expect.element(screen.getByRole('textbox', { name: /^CEP/ })).toHaveValue('01310-200')
  // The look-up of the code has failed.
  await expect.element(screen.getByRole('textbox', { name: /^Bairro/ })).toHaveValue('Bela Vista')
  await expect.element(screen.getByRole('textbox', { name: /^Logradouro/ })).toHaveValue('Avenida Paulista')
  await expect.element(screen.getByText('Endereço preenchido pelo CEP.', { exact: true })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Não sei o CEP' })).not.toBeInTheDocument()
})

test('an address without a number is searched too', async () => {
  respondWith([match('01310200', 'lado par', false)])
  const screen = await render(<Form address={{ ...address, number: '' }} />)
  await screen.getByRole('button', { name: 'Não sei o CEP' }).click()
  await expect.element(screen.getByText('Av. Paulista · São Paulo, SP', { exact: true })).toBeVisible()
})

test('between several exact codes, none is selected', async () => {
  respondWith([match('01310200', 'lado par', true), match('01310100', 'lado par', true)])
  const screen = await render(<Form address={address} />)
  await screen.getByRole('button', { name: 'Não sei o CEP' }).click()
  await expect.element(screen.getByRole('radio', { name: /^01310-200/ })).not.toBeChecked()
  await screen.getByRole('radio', { name: /^01310-100/ }).click()
  await screen.getByRole('button', { name: 'Usar este CEP' }).click()
  await expect.element(screen.getByRole('textbox', { name: /^CEP/ })).toHaveValue('01310-100')
})

test('without the parts that the search needs, the first of them gets the focus', async () => {
  const requested = respondWith([])
  const screen = await render(<Form address={{ street: 'Av. Paulista' }} />)
  await screen.getByRole('button', { name: 'Não sei o CEP' }).click()
  await expect.element(screen.getByText('Para buscar o CEP, preencha logradouro, cidade e UF.')).toBeVisible()
  await expect.element(screen.getByRole('textbox', { name: /^Cidade/ })).toHaveFocus()
  expect(requested).toEqual([])
})

test('a street that the service does not have leaves the address', async () => {
  respondWith([])
  const screen = await render(<Form address={address} />)
  await screen.getByRole('button', { name: 'Não sei o CEP' }).click()
  await expect.element(screen.getByText(/^Não encontramos esta rua/)).toBeVisible()
  await screen.getByRole('button', { name: 'Voltar ao endereço' }).click()
  await expect.element(screen.getByRole('textbox', { name: /^Logradouro/ })).toHaveValue('Av. Paulista')
})

/** Responds to the look-up of one code; the service does not respond for the others. */
function respondToCode(available: string) {
  setFetch(async (input) => {
    const url = new URL(String(input), location.href)
    const unavailable = { code: 'postal_code_unavailable', status: 503, title: 'A busca de CEP está fora do ar.' }
    return url.pathname.endsWith(`/${available}`)
      ? Response.json({ ...match(available, '', true) })
      : Response.json(unavailable, { status: 503, headers: { 'content-type': 'application/problem+json' } })
  })
}

test('the address of a code is removed when the next code is not found', async () => {
  respondToCode('01310200')
  const screen = await render(<Form address={{ number: '1578' }} />)
  const code = screen.getByRole('textbox', { name: /^CEP/ })
  await code.fill('01310-200')
  await expect.element(screen.getByRole('textbox', { name: /^Logradouro/ })).toHaveValue('Avenida Paulista')
  await code.fill('90020-008')
  for (const name of [/^Logradouro/, /^Bairro/, /^Cidade/])
    await expect.element(screen.getByRole('textbox', { name })).toHaveValue('')
  await expect.element(screen.getByRole('textbox', { name: /^Número/ })).toHaveValue('1578')
  // The ranges of the states have the state of the code.
  await expect.element(screen.getByRole('combobox', { name: /^UF/ })).toHaveTextContent('RS')
})

test('without a service, the state follows the code', async () => {
  respondToCode('none')
  const screen = await render(<Form address={{ number: '10' }} />)
  const code = screen.getByRole('textbox', { name: /^CEP/ })
  const state = screen.getByRole('combobox', { name: /^UF/ })
  await code.fill('90020-008')
  await expect.element(state).toHaveTextContent('RS')
  await code.fill('01226-010')
  await expect.element(state).toHaveTextContent('SP')
})

/** Responds to the look-ups of codes when their `respond` is called. */
function holdLookUps() {
  const held = new Map<string, (response: Response) => void>()
  setFetch((input) => {
    const code = new URL(String(input), location.href).pathname.split('/').at(-1) ?? ''
    return new Promise((resolve) => held.set(code, resolve))
  })
  return async (code: string, response: () => Response) => {
    await expect.poll(() => held.has(code)).toBe(true)
    held.get(code)?.(response())
  }
}

const unavailable = () =>
  Response.json(
    { code: 'postal_code_unavailable', status: 503, title: 'A busca de CEP está fora do ar.' },
    { status: 503, headers: { 'content-type': 'application/problem+json' } },
  )

test('a street that is typed while a code is looked up stays', async () => {
  const respond = holdLookUps()
  const screen = await render(<Form address={{}} />)
  await screen.getByRole('textbox', { name: /^CEP/ }).fill('01310-200')
  await screen.getByRole('textbox', { name: /^Logradouro/ }).fill('Galeria Central')
  await respond('01310200', () => Response.json(match('01310200', '', true)))
  await expect.element(screen.getByRole('textbox', { name: /^Cidade/ })).toHaveValue('São Paulo')
  await expect.element(screen.getByRole('textbox', { name: /^Logradouro/ })).toHaveValue('Galeria Central')
})

test('a street that is corrected while the next code is looked up stays when no service responds', async () => {
  const respond = holdLookUps()
  const screen = await render(<Form address={{}} />)
  const code = screen.getByRole('textbox', { name: /^CEP/ })
  await code.fill('01310-200')
  await respond('01310200', () => Response.json(match('01310200', '', true)))
  await expect.element(screen.getByRole('textbox', { name: /^Bairro/ })).toHaveValue('Bela Vista')
  await code.fill('90020-008')
  await screen.getByRole('button', { name: 'Corrigir endereço' }).click()
  await screen.getByRole('textbox', { name: /^Logradouro/ }).fill('Galeria Central')
  await respond('90020008', unavailable)
  await expect.element(screen.getByText(/fora do ar/)).toBeVisible()
  await expect.element(screen.getByRole('textbox', { name: /^Bairro/ })).toHaveValue('')
  await expect.element(screen.getByRole('textbox', { name: /^Logradouro/ })).toHaveValue('Galeria Central')
})

test('the address of an earlier code that arrives late is not used', async () => {
  const respond = holdLookUps()
  const screen = await render(<Form address={{}} />)
  const code = screen.getByRole('textbox', { name: /^CEP/ })
  await code.fill('01310-200')
  await code.fill('01310-100')
  await respond('01310100', () => Response.json({ ...match('01310100', '', true), street: 'Rua Nova' }))
  await expect.element(screen.getByRole('textbox', { name: /^Logradouro/ })).toHaveValue('Rua Nova')
  await respond('01310200', () => Response.json(match('01310200', '', true)))
  await expect.element(screen.getByRole('textbox', { name: /^Logradouro/ })).toHaveValue('Rua Nova')
})

test('the address of a code is not used when a saved location has replaced the address', async () => {
  const respond = holdLookUps()
  const screen = await render(<Form address={{}} />)
  await screen.getByRole('textbox', { name: /^CEP/ }).fill('01310-200')
  await screen.getByRole('button', { name: 'Usar local salvo' }).click()
  await respond('01310200', () => Response.json(match('01310200', '', true)))
  await expect.element(screen.getByText(/CEP está fora do ar|Buscando/)).not.toBeInTheDocument()
  await expect.element(screen.getByRole('textbox', { name: /^Bairro/ })).toHaveValue('')
  await expect.element(screen.getByRole('textbox', { name: /^CEP/ })).toHaveValue('90020-008')
})

function EditedAddress({ onSubmit }: { onSubmit: (values: { address: AddressValues }) => void }) {
  const form = useForm({ defaultValues: { address: { ...emptyAddress, ...savedLocation } } })
  const frame = { title: 'Editar', errors: [], pending: false, submitLabel: 'Salvar', isChanged: () => true }
  return (
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <FormDrawer {...frame} form={form} onSubmit={onSubmit} onClose={() => undefined}>
        <AddressFields path="address" phonePath="phone" />
      </FormDrawer>
    </QueryClientProvider>
  )
}

test('a form that is sent during the look-up of a code has the address of that code', async () => {
  let respond: () => void = () => undefined
  const { postalCode, street, neighborhood, city, state } = match('01310200', '', true)
  setFetch(
    () =>
      new Promise((resolve) => {
        respond = () => resolve(Response.json({ postalCode, street, neighborhood, city, state, coordinates: null }))
      }),
  )
  const submit = vi.fn()
  const screen = await render(<EditedAddress onSubmit={submit} />)
  await screen.getByRole('textbox', { name: /^CEP/ }).fill('01310200')
  await expect.element(screen.getByText('Buscando o endereço…', { exact: true })).toBeVisible()
  await screen.getByRole('button', { name: 'Salvar' }).click()
  respond()
  await expect.poll(() => submit.mock.calls.length).toBe(1)
  expect(submit.mock.lastCall?.[0].address).toMatchObject({ postalCode, street, city, state })
})
