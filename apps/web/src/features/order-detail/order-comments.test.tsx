import { examples } from '@malote/api-client/examples'
import { Toaster, toast } from '@malote/ui'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { setFetch } from '../../lib/http/api.ts'
import { currentUserQuery } from '../session/index.ts'
import { OrderComments } from './order-comments.tsx'

const props = { orderNumber: 'OS-2026-000001', role: 'manager', comments: [] } as const

beforeEach(() => {
  localStorage.clear()
  toast.dismiss()
})
afterEach(() => setFetch((input, init) => fetch(input, init)))

test('empties the field of a comment that was published after the page was left', async () => {
  let respond: (response: Response) => void = () => undefined
  setFetch(() => new Promise((resolve) => (respond = resolve)))
  const client = new QueryClient()
  client.setQueryData(currentUserQuery.queryKey, { id: 'ana' } as never)
  const show = () =>
    render(
      <QueryClientProvider client={client}>
        <OrderComments {...props} />
      </QueryClientProvider>,
    )
  const first = await show()
  await first.getByLabelText('Comentário').fill('Ligar antes')
  await first.getByRole('button', { name: 'Comentar' }).click()
  await first.unmount()
  const again = await show()
  await expect.element(again.getByLabelText('Comentário')).toHaveValue('Ligar antes')
  respond(Response.json(examples['comments.create']?.response, { status: 201 }))
  await expect.element(again.getByLabelText('Comentário')).toHaveValue('')
  expect(localStorage).toHaveLength(0)
})

test('announces a published comment without a notification, which would cover the button', async () => {
  setFetch(() => Promise.resolve(Response.json(examples['comments.create']?.response, { status: 201 })))
  const client = new QueryClient()
  client.setQueryData(currentUserQuery.queryKey, { id: 'ana' } as never)
  const screen = await render(
    <QueryClientProvider client={client}>
      <OrderComments {...props} />
      <Toaster />
    </QueryClientProvider>,
  )
  await screen.getByLabelText('Comentário').fill('Ligar antes')
  await screen.getByRole('button', { name: 'Comentar' }).click()
  await expect.element(screen.getByLabelText('Comentário')).toHaveValue('')
  await expect.element(screen.getByRole('status')).toHaveTextContent('Comentário publicado.')
  expect(document.querySelector('[data-sonner-toast]')).toBeNull()
})
