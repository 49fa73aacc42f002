import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { rootContract } from '../../testing/root-contract.tsx'
import { MoneyField } from './money-field.tsx'

rootContract({ slot: 'field', control: 'text-input' }, (props) => (
  <MoneyField {...props} label="Valor" help="Do que vai dentro." defaultValue={1990} />
))

test('keeps the typed text until blur, and the value in cents', async () => {
  const change = vi.fn()
  const screen = await render(<MoneyField label="Valor" onValueChange={change} />)
  const field = screen.getByRole('textbox', { name: 'Valor' })
  await field.click()
  await userEvent.keyboard('1234,5')
  await expect.element(field).toHaveValue('1234,5')
  expect(change).toHaveBeenLastCalledWith(123450)
  await userEvent.tab()
  await expect.element(field).toHaveValue('1.234,50')
})

test.each([
  ['R$ 1.234,56', 123456],
  ['1,234.56', 123456],
  ['0,07', 7],
  ['-5', 500],
  ['abc', null],
])('pasting %s results in %s', async (text, cents) => {
  const change = vi.fn()
  const screen = await render(<MoneyField label="Valor" defaultValue={1} onValueChange={change} />)
  await screen.getByRole('textbox').fill(text)
  expect(change).toHaveBeenLastCalledWith(cents)
})

test('rejects letters and, without allowNegative, the minus sign', async () => {
  const screen = await render(<MoneyField label="Valor" />)
  const field = screen.getByRole('textbox')
  await field.click()
  await userEvent.keyboard('-1x2')
  await expect.element(field).toHaveValue('12')
})

test('screen readers get the currency, help and error', async () => {
  const screen = await render(<MoneyField label="Valor" help="Do que vai dentro." error="Acima do limite." />)
  await expect
    .element(screen.getByRole('textbox'))
    .toHaveAccessibleDescription('em reais Acima do limite. Do que vai dentro.')
})

test('submits cents, and form reset restores the first amount', async () => {
  const screen = await render(
    <form data-testid="form">
      <MoneyField label="Valor" name="valueCents" defaultValue={1990} />
    </form>,
  )
  const form = screen.getByTestId('form').element() as HTMLFormElement
  expect(new FormData(form).get('valueCents')).toBe('1990')
  await screen.getByRole('textbox').fill('5')
  await expect.poll(() => new FormData(form).get('valueCents')).toBe('500')
  form.reset()
  await expect.element(screen.getByRole('textbox')).toHaveValue('19,90')
})

test('follows a controlled value', async () => {
  const screen = await render(<MoneyField label="Valor" value={1990} />)
  await screen.rerender(<MoneyField label="Valor" value={null} />)
  await expect.element(screen.getByRole('textbox')).toHaveValue('')
})
