import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { rootContract } from '../../testing/root-contract.tsx'
import { Field, useFieldControl } from './index.ts'

function Control() {
  return <input {...useFieldControl({})} />
}

rootContract({ slot: 'field' }, (props) => (
  <Field {...props} label="Referência externa" help="Única por empresa." error="Já existe." required>
    <Control />
  </Field>
))

test('connects the label, the error and the help to the control, the error first', async () => {
  const screen = await render(
    <Field label="Referência externa" help="Única por empresa." error="Já existe.">
      <Control />
    </Field>,
  )
  const input = screen.getByLabelText('Referência externa')
  await expect.element(input).toHaveAccessibleDescription('Já existe. Única por empresa.')
  await expect.element(input).toHaveAttribute('aria-invalid', 'true')
})

test('the control is not invalid without an error', async () => {
  const screen = await render(
    <Field label="Referência externa">
      <Control />
    </Field>,
  )
  await expect.element(screen.getByLabelText('Referência externa')).not.toHaveAttribute('aria-invalid')
})

test('announces required, and shows optional', async () => {
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

test('a field without a label throws in development', async () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
  await expect(
    render(
      <Field label="">
        <Control />
      </Field>,
    ),
  ).rejects.toThrow('<Field> has no accessible name')
  consoleError.mockRestore()
})
