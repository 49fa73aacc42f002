import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { FormProvider, useFieldArray, useForm } from 'react-hook-form'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { FormLock } from '../../../lib/forms/form-lock.ts'
import { setFetch } from '../../../lib/http/api.ts'
import { OrderFields } from './order-fields.tsx'
import { emptyItem, emptyOrder, emptyStop, type OrderValues } from './order-values.ts'

beforeEach(() =>
  setFetch(() => Promise.resolve(Response.json({ data: [], meta: { page: 1, limit: 20, total: 0, totalPages: 1 } }))),
)
afterEach(() => setFetch((input, init) => fetch(input, init)))

function Order({ locked }: { locked: boolean }) {
  const form = useForm<OrderValues>({
    defaultValues: {
      ...emptyOrder('0192b7f0-1c5e-7d2a-9f3b-4a6c8e0d2f11'),
      dropoffs: [emptyStop, emptyStop],
      items: [emptyItem],
    },
  })
  const dropoffs = useFieldArray({ control: form.control, name: 'dropoffs' })
  return (
    <QueryClientProvider client={new QueryClient()}>
      <FormProvider {...form}>
        <FormLock value={locked}>
          <OrderFields dropoffs={dropoffs} policy={undefined} canEdit={() => true} hasInternalNotes={false} />
        </FormLock>
      </FormProvider>
    </QueryClientProvider>
  )
}

test('no button changes the values of an order that is being sent', async () => {
  const screen = await render(<Order locked={false} />)
  const names = [
    'Adicionar item',
    'Adicionar outra entrega',
    'Descer entrega 1',
    'O quanto antes',
    'Remover entrega 1',
    'Remover item 1',
    'Subir entrega 1',
  ]
  const buttons = names.map((name) => screen.getByRole('button', { name, exact: true }).first())
  for (const button of buttons) await expect.element(button).toBeEnabled()
  await screen.rerender(<Order locked />)
  for (const button of buttons) await expect.element(button).toBeDisabled()
})
