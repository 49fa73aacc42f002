import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { rootContract } from '../../testing/root-contract.js'
import { CheckboxGroup } from './checkbox-group.js'

const options = [
  { value: 'photo', label: 'Foto' },
  { value: 'signature', label: 'Assinatura' },
  { value: 'code', label: 'Código', disabled: true },
]

rootContract({ slot: 'checkbox-group' }, (props) => (
  <CheckboxGroup {...props} label="Provas" help="Sem elas não conclui." error="Escolha uma." options={options} />
))

test('it is one named question, and each box knows that the answer is wrong', async () => {
  const screen = await render(<CheckboxGroup label="Provas" error="Escolha uma." required options={options} />)
  const group = screen.getByRole('group', { name: 'Provas (obrigatório)' })
  await expect.element(group).toHaveAccessibleDescription('Escolha uma.')
  await expect.element(screen.getByRole('checkbox', { name: 'Foto' })).toHaveAttribute('aria-invalid', 'true')
})

test('values come in the order of the options, whatever the order of choosing', async () => {
  const change = vi.fn()
  const screen = await render(<CheckboxGroup label="Provas" options={options} onValueChange={change} />)
  await screen.getByText('Assinatura').click()
  await screen.getByText('Foto').click()
  expect(change.mock.calls).toEqual([[['signature']], [['photo', 'signature']]])
})

test('the space key chooses; each box is a Tab stop', async () => {
  const screen = await render(<CheckboxGroup label="Provas" options={options} />)
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.keyboard(' ')
  await expect.element(screen.getByRole('checkbox', { name: 'Assinatura' })).toBeChecked()
})

test('read-only it shows and does not change', async () => {
  const screen = await render(<CheckboxGroup label="Provas" options={options} defaultValue={['photo']} readOnly />)
  await screen.getByText('Foto').click()
  await expect.element(screen.getByRole('checkbox', { name: 'Foto' })).toBeChecked()
})

test('it sends every chosen value and goes back on reset', async () => {
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

test('a value that is no option is left alone until something is chosen', async () => {
  const screen = await render(<CheckboxGroup label="Provas" options={options} value={['carimbo']} />)
  expect(screen.getByRole('checkbox', { checked: true }).elements()).toHaveLength(0)
})
