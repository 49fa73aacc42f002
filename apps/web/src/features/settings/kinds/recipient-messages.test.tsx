import { defaultRecipientMessages } from '@malote/api-client'
import { ConfirmHost } from '@malote/ui'
import { FormProvider, useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { recipientMessagesKind } from './recipient-messages.tsx'

const { Control } = recipientMessagesKind
const ownText = 'Chegou, {nome}: {link}'
const delivered = { ...defaultRecipientMessages.delivered, text: ownText }

function Form() {
  const form = useForm({ defaultValues: { recipientMessages: { ...defaultRecipientMessages, delivered } } })
  return (
    <FormProvider {...form}>
      <Control name="recipientMessages" setting={null as never} />
      <ConfirmHost />
    </FormProvider>
  )
}

test('an own text is replaced with the default after a confirmation, which shows the default', async () => {
  const { text } = defaultRecipientMessages.delivered
  const screen = await render(<Form />)
  const field = screen.getByLabelText('Texto de “Entrega concluída”')
  // The other texts are the defaults.
  const button = screen.getByRole('button', { name: /Voltar ao texto padrão/ })
  await expect.element(button).toHaveAccessibleName('Voltar ao texto padrão: Entrega concluída')
  await button.click()
  const dialog = screen.getByRole('alertdialog')
  await expect.element(dialog.getByText(/O aviso passa a ser: .*foi concluída/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Manter o texto atual' }).click()
  await expect.element(field).toHaveValue(ownText)
  await button.click()
  await dialog.getByRole('button', { name: 'Voltar ao texto padrão' }).click()
  await expect.element(field).toHaveValue(text)
  await expect.element(field).toHaveFocus()
  await expect.element(button).not.toBeInTheDocument()
})
