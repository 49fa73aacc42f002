import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { rootContract } from '../../testing/root-contract.tsx'
import { RadioGroup } from './radio-group.tsx'

const options = [
  { value: 'moto', label: 'Moto' },
  { value: 'carro', label: 'Carro', help: 'Até 200 kg' },
  { value: 'van', label: 'Van', disabled: true },
]

rootContract({ slot: 'radio-group' }, (props) => (
  <RadioGroup {...props} label="Veículo" help="O menor." error="Escolha um." required options={options} />
))

test('is a named group with its error and help', async () => {
  const screen = await render(
    <RadioGroup label="Veículo" help="O menor." error="Escolha um." required options={options} />,
  )
  const group = screen.getByRole('radiogroup', { name: 'Veículo' })
  await expect.element(group).toHaveAccessibleDescription('Escolha um. O menor.')
  await expect.element(group).toHaveAttribute('aria-required', 'true')
  await expect.element(screen.getByRole('radio', { name: 'Carro' })).toHaveAccessibleDescription('Até 200 kg')
})

test('is one tab stop, and arrow keys select and skip disabled options', async () => {
  const change = vi.fn()
  const screen = await render(
    <RadioGroup label="Veículo" options={options} defaultValue="moto" onValueChange={change} />,
  )
  await userEvent.tab()
  await expect.element(screen.getByRole('radio', { name: 'Moto' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
  await expect.element(screen.getByRole('radio', { name: 'Carro' })).toBeChecked()
  expect(change.mock.calls).toEqual([['carro'], ['moto'], ['carro']])
})

test('follows a controlled value', async () => {
  const screen = await render(<RadioGroup label="Veículo" options={options} value="moto" />)
  await screen.getByText('Carro').click()
  await expect.element(screen.getByRole('radio', { name: 'Moto' })).toBeChecked()
})

test('chips are radio buttons: one tab stop, and arrow keys select', async () => {
  const change = vi.fn()
  const screen = await render(
    <RadioGroup label="Motivo" variant="chips" options={options} defaultValue="moto" onValueChange={change} />,
  )
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(screen.getByRole('radio', { name: 'Carro' })).toBeChecked()
  expect(change.mock.calls).toEqual([['carro']])
})

test('a value without an option selects nothing', async () => {
  const screen = await render(<RadioGroup label="Veículo" options={options} value="navio" />)
  expect(screen.getByRole('radio', { checked: true }).elements()).toHaveLength(0)
})

test('shows the value and does not change it when read-only', async () => {
  const screen = await render(<RadioGroup label="Veículo" options={options} defaultValue="moto" readOnly />)
  await screen.getByText('Carro').click()
  await expect.element(screen.getByRole('radio', { name: 'Moto' })).toBeChecked()
})

test('submits its value with a form and restores the first one on reset', async () => {
  const screen = await render(
    <form data-testid="form">
      <RadioGroup label="Veículo" name="vehicle" options={options} defaultValue="moto" />
    </form>,
  )
  const form = screen.getByTestId('form').element() as HTMLFormElement
  await screen.getByText('Carro').click()
  expect(new FormData(form).get('vehicle')).toBe('carro')
  form.reset()
  await expect.element(screen.getByRole('radio', { name: 'Moto' })).toBeChecked()
  expect(new FormData(form).get('vehicle')).toBe('moto')
})

test.each([
  ['without a label', { label: '', options }, 'has no accessible name'],
  [
    'with a duplicate value',
    { label: 'Veículo', options: [...options, ...options] },
    'two options with the value "moto"',
  ],
])('a group %s throws in development', async (_, props, message) => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
  await expect(render(<RadioGroup {...props} />)).rejects.toThrow(message)
  consoleError.mockRestore()
})
