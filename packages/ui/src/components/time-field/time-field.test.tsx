import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { rootContract } from '../../testing/root-contract.tsx'
import { TimeField } from './time-field.tsx'

rootContract({ slot: 'field', control: 'text-input' }, (props) => (
  <TimeField {...props} label="Coletar às" help="Horário de Brasília." defaultValue="14:30" />
))

test('formats the typed text on blur', async () => {
  const change = vi.fn()
  const screen = await render(<TimeField label="Coletar às" onValueChange={change} />)
  const field = screen.getByRole('textbox', { name: 'Coletar às' })
  await field.click()
  await userEvent.keyboard('14h30')
  await expect.element(field).toHaveValue('14h30')
  ;(field.element() as HTMLInputElement).blur()
  await expect.element(field).toHaveValue('14:30')
  expect(change).toHaveBeenLastCalledWith('14:30')
})

test('keeps an invalid time as text and shows an error', async () => {
  const screen = await render(<TimeField label="Coletar às" />)
  const field = screen.getByRole('textbox')
  await field.fill('25:00')
  ;(field.element() as HTMLInputElement).blur()
  await expect.element(field).toHaveAccessibleDescription('Escreva um horário que exista, como 14:30.')
  await expect.element(field).toHaveValue('25:00')
})

test('arrow keys change minutes, page keys change hours', async () => {
  const screen = await render(<TimeField label="Coletar às" defaultValue="23:45" step={15} />)
  const field = screen.getByRole('textbox')
  await field.click()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(field).toHaveValue('00:00')
  await userEvent.keyboard('{PageDown}')
  await expect.element(field).toHaveValue('23:00')
})

test('submits HH:mm, and form reset restores the first time', async () => {
  const screen = await render(
    <form data-testid="form">
      <TimeField label="Coletar às" name="time" defaultValue="14:30" />
    </form>,
  )
  const form = screen.getByTestId('form').element() as HTMLFormElement
  await screen.getByRole('textbox').fill('9')
  await expect.poll(() => new FormData(form).get('time')).toBe('09:00')
  form.reset()
  await expect.element(screen.getByRole('textbox')).toHaveValue('14:30')
})

test('does not change when read-only; null shows an empty field', async () => {
  const screen = await render(<TimeField label="Coletar às" readOnly defaultValue="14:30" />)
  await screen.getByRole('textbox').click()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(screen.getByRole('textbox')).toHaveValue('14:30')
  await screen.rerender(<TimeField label="Coletar às" value={null} />)
  await expect.element(screen.getByRole('textbox')).toHaveValue('')
})
