import { Dialog } from '@malote/ui'
import { useForm } from 'react-hook-form'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { BoundTextField } from './bound-fields.ts'
import { DialogForm } from './dialog-form.tsx'
import { showFieldErrors } from './field-errors.ts'

interface Values {
  reason: string
}

interface ReasonDialogProps {
  error?: unknown
  hideErrorList?: boolean
  pending?: boolean
  onSend: (values: Values) => void
}

function ReasonDialog({ onSend, ...props }: ReasonDialogProps) {
  const form = useForm<Values>({ defaultValues: { reason: '' } })
  return (
    <Dialog.Root open>
      <Dialog.Content title="Cancelar">
        <DialogForm
          {...props}
          label="Cancelar"
          form={form}
          labels={{ reason: 'Motivo' }}
          submitLabel="Cancelar ordem"
          onSubmit={(values) => {
            if (values.reason) return onSend(values)
            showFieldErrors(form, { reason: 'Informe.', version: 'Mudou.' })
          }}
          onClose={() => undefined}
        >
          <BoundTextField<Values> name="reason" label="Motivo" />
        </DialogForm>
      </Dialog.Content>
    </Dialog.Root>
  )
}

test('lists errors with labels, focuses the list, and sends the corrected form', async () => {
  const onSend = vi.fn()
  const screen = await render(<ReasonDialog error={new Error('x')} onSend={onSend} />)
  await expect.element(screen.getByText('Não foi possível concluir', { exact: false })).toBeVisible()
  await screen.getByRole('button', { name: 'Cancelar ordem' }).click()
  await expect.element(screen.getByRole('link', { name: 'Motivo: Informe.' })).toBeVisible()
  await expect.element(screen.getByText('Pedido: Mudou.')).toBeVisible()
  await expect.element(screen.getByRole('group', { name: /Corrija/ })).toHaveFocus()
  await expect.element(screen.getByText('Não foi possível concluir', { exact: false })).not.toBeInTheDocument()
  await screen.getByLabelText('Motivo').fill('Duplicada')
  await screen.getByRole('button', { name: 'Cancelar ordem' }).click()
  await expect.poll(() => onSend.mock.calls).toEqual([[{ reason: 'Duplicada' }]])
})

test('shows errors at their fields only, when the list is hidden', async () => {
  const screen = await render(<ReasonDialog hideErrorList onSend={() => undefined} />)
  await screen.getByRole('button', { name: 'Cancelar ordem' }).click()
  await expect.element(screen.getByLabelText('Motivo')).toHaveAccessibleDescription('Informe.')
  await expect.element(screen.getByRole('link', { name: 'Motivo: Informe.' })).not.toBeInTheDocument()
})

test('accepts no input while it is sent', async () => {
  const screen = await render(<ReasonDialog pending onSend={() => undefined} />)
  await expect.element(screen.getByLabelText('Motivo')).toHaveAttribute('readonly')
  await screen.rerender(<ReasonDialog onSend={() => undefined} />)
  await expect.element(screen.getByLabelText('Motivo')).not.toHaveAttribute('readonly')
})
