import { FormProvider, useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { BoundTextField } from './bound-fields.ts'
import { BoundPhoneField } from './bound-phone-field.tsx'

interface Values {
  phone: string
  instructions: string
}

function Fields() {
  const form = useForm<Values>({ defaultValues: { phone: '', instructions: 'Portão azul' } })
  return (
    <FormProvider {...form}>
      <BoundPhoneField<Values> name="phone" label="Telefone" instructionsName="instructions" />
      <BoundTextField<Values> name="instructions" label="Instruções" />
    </FormProvider>
  )
}

test.each([
  ['(11) 98888-7777 / 3333-4444', '(11) 98888-7777', /Portão azul.*Outro telefone: \(11\) 3333-4444/s],
  ['(11) 3091-0412 ramal 12', '(11) 3091-0412', /Portão azul.*Telefone: ramal 12/s],
])('pasting %s keeps the rest in the instructions', async (pasted, phone, instructions) => {
  const screen = await render(<Fields />)
  const field = screen.getByRole('textbox', { name: /Telefone/ })
  const clipboardData = new DataTransfer()
  clipboardData.setData('text', pasted)
  field.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  await expect.element(field).toHaveValue(phone)
  const note = screen.getByRole('textbox', { name: 'Instruções' }).element() as HTMLInputElement
  expect(note.value).toMatch(instructions)
})
