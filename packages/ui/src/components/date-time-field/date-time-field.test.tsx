import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { rootContract } from '../../testing/root-contract.tsx'
import { DateTimeField } from './date-time-field.tsx'

rootContract({ slot: 'field', control: 'text-input' }, (props) => (
  <DateTimeField {...props} label="Prazo" help="Horário de Brasília." defaultValue="2026-12-25T14:30" />
))

test('reports a complete text while it is typed, and formats it on blur', async () => {
  const change = vi.fn()
  const screen = await render(<DateTimeField label="Prazo" onValueChange={change} />)
  const field = screen.getByRole('textbox', { name: 'Prazo' })
  await field.click()
  await userEvent.keyboard('25/12/2026 1')
  expect(change).not.toHaveBeenCalled()
  await userEvent.keyboard('4h30')
  expect(change).toHaveBeenLastCalledWith('2026-12-25T14:30')
  await expect.element(field).toHaveValue('25/12/2026 14h30')
  await userEvent.tab()
  await expect.element(field).toHaveValue('25/12/2026 14:30')
  expect(change).toHaveBeenCalledOnce()
})

test('an hour without minutes counts when the user leaves the field', async () => {
  const change = vi.fn()
  const screen = await render(<DateTimeField label="Prazo" onValueChange={change} />)
  await screen.getByRole('textbox').click()
  await userEvent.keyboard('25/12/2026 9')
  await userEvent.tab()
  await expect.element(screen.getByRole('textbox')).toHaveValue('25/12/2026 09:00')
  expect(change).toHaveBeenLastCalledWith('2026-12-25T09:00')
})

test('keeps a day without a time as text and explains what is missing', async () => {
  const change = vi.fn()
  const screen = await render(<DateTimeField label="Prazo" onValueChange={change} />)
  const field = screen.getByRole('textbox')
  await field.fill('25/12/2026')
  await userEvent.tab()
  await expect
    .element(field)
    .toHaveAccessibleDescription('Escreva uma data e um horário que existam, como 25/12/2026 14:30.')
  await expect.element(field).toHaveValue('25/12/2026')
  expect(change).not.toHaveBeenCalled()
})

test('keys change the part with the caret, which stays selected', async () => {
  const screen = await render(<DateTimeField label="Prazo" defaultValue="2026-12-31T23:45" />)
  const field = screen.getByRole('textbox')
  const input = field.element() as HTMLInputElement
  input.focus()
  input.setSelectionRange(0, 0)
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.element(field).toHaveValue('29/12/2026 23:45')
  expect(input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0)).toBe('29/12/2026')
  await userEvent.keyboard('{PageDown}')
  await expect.element(field).toHaveValue('29/11/2026 23:45')
  input.setSelectionRange(13, 13)
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(field).toHaveValue('30/11/2026 00:00')
  expect(input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0)).toBe('00:00')
  await userEvent.keyboard('{PageUp}')
  await expect.element(field).toHaveValue('30/11/2026 01:00')
})

test('a day of the calendar keeps the time; an empty field gets the default time', async () => {
  const screen = await render(
    <>
      <DateTimeField label="Com hora" defaultValue="2026-12-25T14:30" />
      <DateTimeField label="Sem hora" min="2026-12-01T00:00" max="2026-12-31T23:59" defaultTime="18:00" />
    </>,
  )
  const choose = async (index: number, day: RegExp) => {
    await screen.getByRole('button', { name: 'Abrir calendário' }).nth(index).click()
    await screen.getByRole('dialog').getByRole('button', { name: day }).click()
  }
  await choose(0, /10 de dezembro/)
  await expect.element(screen.getByRole('textbox', { name: 'Com hora' })).toHaveValue('10/12/2026 14:30')
  await choose(1, /31 de dezembro/)
  await expect.element(screen.getByRole('textbox', { name: 'Sem hora' })).toHaveValue('31/12/2026 18:00')
})

test('explains a value outside of the limits', async () => {
  const screen = await render(
    <DateTimeField label="Prazo" min="2026-12-25T08:00" max="2026-12-25T18:00" defaultValue="2026-12-25T07:59" />,
  )
  const field = screen.getByRole('textbox')
  await expect.element(field).toHaveAccessibleDescription('Escolha uma data a partir de 25/12/2026 08:00.')
  await field.fill('25/12/2026 18:01')
  await expect.element(field).toHaveAccessibleDescription('Escolha uma data até 25/12/2026 18:00.')
  await field.fill('25/12/2026 18:00')
  await expect.element(field).not.toHaveAccessibleDescription()
})

test('submits yyyy-MM-ddTHH:mm, and form reset restores the first value', async () => {
  const screen = await render(
    <form data-testid="form">
      <DateTimeField label="Prazo" name="due" defaultValue="2026-12-25T14:30" />
    </form>,
  )
  const form = screen.getByTestId('form').element() as HTMLFormElement
  await screen.getByRole('textbox').fill('26/12/2026 09:05')
  await expect.poll(() => new FormData(form).get('due')).toBe('2026-12-26T09:05')
  form.reset()
  await expect.element(screen.getByRole('textbox')).toHaveValue('25/12/2026 14:30')
})

test('does not change when read-only', async () => {
  const screen = await render(<DateTimeField label="Prazo" readOnly defaultValue="2026-12-25T14:30" />)
  await screen.getByRole('textbox').click()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(screen.getByRole('textbox')).toHaveValue('25/12/2026 14:30')
  await expect.element(screen.getByRole('button', { name: 'Abrir calendário' })).toBeDisabled()
})
