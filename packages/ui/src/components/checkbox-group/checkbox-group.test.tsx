import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { rootContract } from '../../testing/root-contract.tsx'
import { CheckboxGroup } from './checkbox-group.tsx'

const options = [
  { value: 'photo', label: 'Foto' },
  { value: 'signature', label: 'Assinatura' },
  { value: 'code', label: 'Código', disabled: true },
]

rootContract({ slot: 'checkbox-group' }, (props) => (
  <CheckboxGroup {...props} label="Provas" help="Sem elas não conclui." error="Escolha uma." options={options} />
))

test('is a named group, and each checkbox is invalid when the group has an error', async () => {
  const screen = await render(<CheckboxGroup label="Provas" error="Escolha uma." required options={options} />)
  const group = screen.getByRole('group', { name: 'Provas (obrigatório)' })
  await expect.element(group).toHaveAccessibleDescription('Escolha uma.')
  await expect.element(screen.getByRole('checkbox', { name: 'Foto' })).toHaveAttribute('aria-invalid', 'true')
})

test('returns values in the order of the options', async () => {
  const change = vi.fn()
  const screen = await render(<CheckboxGroup label="Provas" options={options} onValueChange={change} />)
  await screen.getByText('Assinatura').click()
  await screen.getByText('Foto').click()
  expect(change.mock.calls).toEqual([[['signature']], [['photo', 'signature']]])
})

test('Space toggles an option; each checkbox is a tab stop', async () => {
  const screen = await render(<CheckboxGroup label="Provas" options={options} />)
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.keyboard(' ')
  await expect.element(screen.getByRole('checkbox', { name: 'Assinatura' })).toBeChecked()
})

test('shows the value and does not change it when read-only', async () => {
  const screen = await render(<CheckboxGroup label="Provas" options={options} defaultValue={['photo']} readOnly />)
  await screen.getByText('Foto').click()
  await expect.element(screen.getByRole('checkbox', { name: 'Foto' })).toBeChecked()
})

test('submits every selected value and restores the first ones on reset', async () => {
  const screen = await render(
    <form data-testid="form">
      <CheckboxGroup label="Provas" name="proofs" options={options} defaultValue={['photo']} />
    </form>,
  )
  const form = screen.getByTestId('form').element() as HTMLFormElement
  await screen.getByText('Assinatura').click()
  expect(new FormData(form).getAll('proofs')).toEqual(['photo', 'signature'])
  form.reset()
  await expect.poll(() => new FormData(form).getAll('proofs')).toEqual(['photo'])
  await expect.element(screen.getByRole('checkbox', { name: 'Assinatura' })).not.toBeChecked()
})

test('keeps a value without an option until the selection changes', async () => {
  const screen = await render(<CheckboxGroup label="Provas" options={options} value={['carimbo']} />)
  expect(screen.getByRole('checkbox', { checked: true }).elements()).toHaveLength(0)
})
