import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { rootContract } from '../../testing/root-contract.tsx'
import { Form } from '../form/index.ts'
import { DateTimeField } from './date-time-field.tsx'

rootContract({ slot: 'date-time-field' }, (props) => (
  <DateTimeField {...props} label="Coleta" help="De Brasília." error="É feriado." defaultValue="2026-12-25T14:30" />
))

test('an incomplete value is null and its text is kept', async () => {
  const change = vi.fn()
  const screen = await render(<DateTimeField label="Coleta" onValueChange={change} />)
  await expect.element(screen.getByRole('group', { name: 'Coleta' })).toBeVisible()
  const day = screen.getByRole('textbox', { name: 'Dia' })
  await day.fill('25/12/2026')
  expect(change).not.toHaveBeenCalled()
  await screen.getByRole('textbox', { name: 'Horário' }).fill('14h30')
  expect(change).toHaveBeenLastCalledWith('2026-12-25T14:30')
  await screen.getByRole('textbox', { name: 'Horário' }).fill('')
  expect(change).toHaveBeenLastCalledWith(null)
  await expect.element(day).toHaveValue('25/12/2026')
})

test('an error summary links to its date field', async () => {
  const screen = await render(
    <Form errors={[{ name: 'pickupAt', message: 'Diga quando.' }]} onSubmit={(event) => event.preventDefault()}>
      <DateTimeField label="Coleta" name="pickupAt" />
      <button type="submit">Salvar</button>
    </Form>,
  )
  await screen.getByRole('button', { name: 'Salvar' }).click()
  await screen.getByRole('link', { name: 'Diga quando.' }).click()
  await expect.element(screen.getByRole('textbox', { name: 'Dia' })).toHaveFocus()
})

test('follows a controlled value, and null empties both fields', async () => {
  const screen = await render(<DateTimeField label="Coleta" value="2026-12-25T14:30" />)
  await expect.element(screen.getByRole('textbox', { name: 'Horário' })).toHaveValue('14:30')
  await screen.rerender(<DateTimeField label="Coleta" value={null} />)
  await expect.element(screen.getByRole('textbox', { name: 'Dia' })).toHaveValue('')
  await expect.element(screen.getByRole('textbox', { name: 'Horário' })).toHaveValue('')
})

test('submits one combined value, and form reset restores both fields', async () => {
  const screen = await render(
    <form data-testid="form">
      <DateTimeField label="Coleta" name="pickupAt" defaultValue="2026-12-25T14:30" />
    </form>,
  )
  const form = screen.getByTestId('form').element() as HTMLFormElement
  const sent = () => new FormData(form).get('pickupAt')
  await screen.getByRole('textbox', { name: 'Dia' }).fill('26/12/2026')
  await screen.getByRole('textbox', { name: 'Horário' }).fill('9')
  await expect.poll(sent).toBe('2026-12-26T09:00')
  form.reset()
  await expect.poll(sent).toBe('2026-12-25T14:30')
  await expect.element(screen.getByRole('textbox', { name: 'Dia' })).toHaveValue('25/12/2026')
})
