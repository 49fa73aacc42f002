import { Toaster, toast } from '@malote/ui'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { FormProvider, type UseFormReturn, useForm } from 'react-hook-form'
import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { setFetch } from '../../../lib/http/api.ts'
import { emptyOrder, type OrderValues } from '../form/order-values.ts'
import { PasteButton } from './paste-button.tsx'

afterEach(() => {
  setFetch((input, init) => fetch(input, init))
  toast.dismiss()
})

function Order({ onForm }: { onForm: (form: UseFormReturn<OrderValues>) => void }) {
  const form = useForm<OrderValues>({ defaultValues: emptyOrder('') })
  return (
    <QueryClientProvider client={new QueryClient()}>
      <FormProvider {...form}>
        <PasteButton maximumDropoffs={5} received={undefined} />
        <button type="button" onClick={() => onForm(form)}>
          Formulário
        </button>
        <Toaster />
      </FormProvider>
    </QueryClientProvider>
  )
}

/** Reads a message in the dialog. @returns the screen and the form. */
async function readMessage() {
  setFetch(async () => Response.json({ data: [] }))
  let form: UseFormReturn<OrderValues> | undefined
  const screen = await render(
    <Order
      onForm={(current) => {
        form = current
      }}
    />,
  )
  await screen.getByRole('button', { name: 'Formulário' }).click()
  await screen.getByRole('button', { name: 'Colar pedido' }).click()
  await screen.getByLabelText('Mensagem').fill('Entregar na Rua Harmonia, 321, para Juliana, (11) 91234-5678')
  await screen.getByRole('button', { name: 'Ler mensagem' }).click()
  return { screen, form }
}

test('what a look-up fills in while the dialog is open stays', async () => {
  const { screen, form } = await readMessage()
  form?.setValue('pickup.contactName', 'Expedição')
  await screen.getByRole('button', { name: /^Preencher/ }).click()
  await expect.poll(() => form?.getValues('dropoffs.0.address.street')).toBe('Rua Harmonia')
  expect(form?.getValues('pickup.contactName')).toBe('Expedição')
})

test('"Desfazer" keeps what was typed after the values were filled in', async () => {
  const { screen, form } = await readMessage()
  await screen.getByRole('button', { name: /^Preencher/ }).click()
  await expect.poll(() => form?.getValues('dropoffs.0.address.street')).toBe('Rua Harmonia')
  form?.setValue('dropoffs.0.instructions', 'Portão azul')
  await screen.getByRole('button', { name: 'Desfazer' }).click()
  await expect.poll(() => form?.getValues('dropoffs.0.address.street')).toBe('')
  expect(form?.getValues('dropoffs.0.instructions')).toBe('Portão azul')
})
