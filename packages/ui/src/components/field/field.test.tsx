import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { rootContract } from '../../testing/root-contract.js'
import { Field, useFieldControl } from './index.js'

function Control() {
  return <input {...useFieldControl({})} />
}

rootContract({ slot: 'field' }, (props) => (
  <Field {...props} label="Referência externa" help="Única por empresa." error="Já existe." required>
    <Control />
  </Field>
))

test('label, help and error are tied to the control, the error first', async () => {
  const screen = await render(
    <Field label="Referência externa" help="Única por empresa." error="Já existe.">
      <Control />
    </Field>,
  )
  const input = screen.getByLabelText('Referência externa')
  await expect.element(input).toHaveAccessibleDescription('Já existe. Única por empresa.')
  await expect.element(input).toHaveAttribute('aria-invalid', 'true')
})

test('without an error the control is not invalid', async () => {
  const screen = await render(
    <Field label="Referência externa">
      <Control />
    </Field>,
  )
  await expect.element(screen.getByLabelText('Referência externa')).not.toHaveAttribute('aria-invalid')
})

test('required is told to screen readers, optional to everybody', async () => {
  const screen = await render(
    <>
      <Field label="Nome" required>
        <Control />
      </Field>
      <Field label="Complemento" optional>
        <Control />
      </Field>
    </>,
  )
  await expect
    .element(screen.getByRole('textbox', { name: 'Nome', exact: true }))
    .toHaveAttribute('aria-required', 'true')
  await expect.element(screen.getByRole('textbox', { name: 'Complemento (opcional)', exact: true })).toBeVisible()
})

test('a field without a label stops development', async () => {
  const silence = vi.spyOn(console, 'error').mockImplementation(() => {})
  await expect(
    render(
      <Field label="">
        <Control />
      </Field>,
    ),
  ).rejects.toThrow('<Field> has no accessible name')
  silence.mockRestore()
})
