import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { rootContract } from '../../testing/root-contract.tsx'
import { NumberField } from './number-field.tsx'

rootContract({ slot: 'field', control: 'text-input' }, (props) => (
  <NumberField {...props} label="Volumes" unit="cx" min={1} max={9} defaultValue={3} help="Somados." />
))

test('accepts Brazilian number formats and formats the number on blur', async () => {
  const change = vi.fn()
  const screen = await render(<NumberField label="Peso" decimals={2} onValueChange={change} />)
  const field = screen.getByRole('spinbutton', { name: 'Peso' })
  await field.click()
  await userEvent.keyboard('1234,5')
  await expect.element(field).toHaveValue('1234,5')
  await userEvent.tab()
  await expect.element(field).toHaveValue('1.234,5')
  expect(change).toHaveBeenLastCalledWith(1234.5)
})

test('arrow and page keys step within the limits, Shift with End and Home jumps to them', async () => {
  const screen = await render(<NumberField label="Volumes" min={1} max={25} defaultValue={2} />)
  const field = screen.getByRole('spinbutton')
  await field.click()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.element(field).toHaveValue('1')
  await userEvent.keyboard('{PageUp}{ArrowUp}')
  await expect.element(field).toHaveAttribute('aria-valuenow', '12')
  await userEvent.keyboard('{Shift>}{End}{/Shift}{ArrowUp}')
  await expect.element(field).toHaveValue('25')
})

test('decimal steps have no rounding errors', async () => {
  const screen = await render(<NumberField label="Peso" decimals={1} step={0.1} defaultValue={0} />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}')
  await expect.element(screen.getByRole('spinbutton')).toHaveValue('0,3')
})

test('the step buttons step and are disabled at the limits', async () => {
  const screen = await render(<NumberField label="Volumes" min={1} max={2} />)
  await screen.getByRole('button', { name: 'Aumentar' }).click()
  await screen.getByRole('button', { name: 'Aumentar' }).click()
  await expect.element(screen.getByRole('spinbutton')).toHaveValue('2')
  await expect.element(screen.getByRole('button', { name: 'Aumentar' })).toBeDisabled()
})

test('rejects letters, and parses a paste', async () => {
  const change = vi.fn()
  const screen = await render(<NumberField label="Peso" decimals={2} onValueChange={change} />)
  const field = screen.getByRole('spinbutton')
  await field.click()
  await userEvent.keyboard('1a2')
  await expect.element(field).toHaveValue('12')
  await field.fill('peso: 1.234,56 kg')
  expect(change).toHaveBeenLastCalledWith(1234.56)
})

test('an empty field is null', async () => {
  const change = vi.fn()
  const screen = await render(<NumberField label="Peso" defaultValue={3} onValueChange={change} />)
  await screen.getByRole('spinbutton').fill('')
  expect(change).toHaveBeenLastCalledWith(null)
})

test.each([null, Number.NaN, Number.POSITIVE_INFINITY])('%s from the parent is an empty field', async (value) => {
  const screen = await render(<NumberField label="Peso" value={value} />)
  await expect.element(screen.getByRole('spinbutton')).toHaveValue('')
})

test('submits a plain number, and form reset restores the first one', async () => {
  const screen = await render(
    <form data-testid="form">
      <NumberField label="Peso" name="weight" decimals={2} defaultValue={1.5} />
    </form>,
  )
  const form = screen.getByTestId('form').element() as HTMLFormElement
  await screen.getByRole('spinbutton').fill('1.234,5')
  await expect.poll(() => new FormData(form).get('weight')).toBe('1234.5')
  form.reset()
  await expect.poll(() => new FormData(form).get('weight')).toBe('1.5')
})

test('does not step when read-only', async () => {
  const screen = await render(<NumberField label="Peso" readOnly defaultValue={2} />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(screen.getByRole('spinbutton')).toHaveValue('2')
})

test('the first step from a value between two steps goes to the next one', async () => {
  const screen = await render(<NumberField label="Caixas" min={0} max={100} step={5} defaultValue={7} />)
  const field = screen.getByRole('spinbutton')
  await field.click()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(field).toHaveValue('10')
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(field).toHaveValue('15')
  await field.fill('7')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(field).toHaveValue('5')
})

test('a held step button repeats until it is released, also at the limit', async () => {
  const screen = await render(<NumberField label="Volumes" min={0} max={4} defaultValue={0} />)
  const field = screen.getByRole('spinbutton')
  const increase = screen.getByRole('button', { name: 'Aumentar' }).element() as HTMLButtonElement
  const press = { bubbles: true, button: 0, pointerType: 'mouse' }
  increase.dispatchEvent(new PointerEvent('pointerdown', press))
  await expect.element(field).toHaveValue('4')
  const decrease = screen.getByRole('button', { name: 'Diminuir' }).element() as HTMLButtonElement
  decrease.dispatchEvent(new PointerEvent('pointerdown', press))
  await expect.poll(() => Number((field.element() as HTMLInputElement).value)).toBeLessThan(3)
  decrease.dispatchEvent(new PointerEvent('pointerup', press))
  const { value } = field.element() as HTMLInputElement
  decrease.click()
  await expect.element(field).toHaveValue(value)
  if (Number(value) > 0) {
    decrease.click()
    await expect.element(field).toHaveValue(String(Number(value) - 1))
  }
})

test('a unit of five letters keeps its distance to the edge', async () => {
  const screen = await render(<NumberField label="Prazo" unit="meses" hideSteppers defaultValue={60} />)
  const unit = screen.getByText('meses').element()
  const text = document.createRange()
  text.selectNodeContents(unit)
  const field = screen.getByRole('spinbutton').element().getBoundingClientRect()
  expect(field.right - text.getBoundingClientRect().right).toBeGreaterThanOrEqual(12)
})
