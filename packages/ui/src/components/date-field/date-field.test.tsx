import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { findViolations } from '../../testing/axe.ts'
import { rootContract } from '../../testing/root-contract.tsx'
import * as Dialog from '../dialog/index.ts'
import { DateField } from './date-field.tsx'

rootContract({ slot: 'field', control: 'text-input' }, (props) => (
  <DateField {...props} label="Dia" help="De segunda a sábado." defaultValue="2026-12-25" />
))

test('keeps the typed text until blur', async () => {
  const change = vi.fn()
  const screen = await render(<DateField label="Dia" onValueChange={change} />)
  const field = screen.getByRole('textbox', { name: 'Dia' })
  await field.click()
  await userEvent.keyboard('25122026')
  await expect.element(field).toHaveValue('25122026')
  expect(change).toHaveBeenLastCalledWith('2026-12-25')
  ;(field.element() as HTMLInputElement).blur()
  await expect.element(field).toHaveValue('25/12/2026')
})

test('keeps an invalid date as text without a value, and shows an error with the format', async () => {
  const change = vi.fn()
  const screen = await render(<DateField label="Dia" defaultValue="2026-12-25" onValueChange={change} />)
  const field = screen.getByRole('textbox')
  await field.fill('31/02/2026')
  ;(field.element() as HTMLInputElement).blur()
  await expect.element(field).toHaveAccessibleDescription('Escreva uma data que exista, como 25/12/2026.')
  await expect.element(field).toHaveValue('31/02/2026')
  expect(change).toHaveBeenLastCalledWith(null)
})

test('arrow and page keys change the day and the month', async () => {
  const screen = await render(<DateField label="Dia" defaultValue="2026-12-31" />)
  const field = screen.getByRole('textbox')
  await field.click()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(field).toHaveValue('01/01/2027')
  await userEvent.keyboard('{PageDown}{ArrowDown}')
  await expect.element(field).toHaveValue('30/11/2026')
})

test('a day beyond the limits shows an error with the allowed range', async () => {
  const screen = await render(<DateField label="Dia" value="2026-11-01" min="2026-11-21" />)
  await expect
    .element(screen.getByRole('textbox'))
    .toHaveAccessibleDescription('Escolha uma data a partir de 21/11/2026.')
})

test('the calendar opens at the value, arrow keys move, Enter selects, and the focus is restored', async () => {
  const change = vi.fn()
  const screen = await render(<DateField label="Dia" defaultValue="2026-12-25" onValueChange={change} />)
  await screen.getByRole('textbox').click()
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  const calendar = screen.getByRole('dialog', { name: 'Calendário' })
  await expect.element(calendar).toBeVisible()
  await expect.element(calendar.getByText('Dezembro de 2026')).toBeVisible()
  await expect.element(calendar.getByText('sáb', { exact: true })).toBeVisible()
  await expect.poll(() => document.activeElement?.textContent).toBe('25')
  expect(await findViolations()).toEqual([])
  await userEvent.keyboard('{ArrowLeft}')
  await expect.poll(() => document.activeElement?.textContent).toBe('24')
  await userEvent.keyboard('{Enter}')
  expect(change).toHaveBeenCalledExactlyOnceWith('2026-12-24')
  await expect.element(screen.getByRole('textbox')).toHaveValue('24/12/2026')
  await expect.element(screen.getByRole('button', { name: 'Abrir calendário' })).toHaveFocus()
})

test('Esc and a second click close the calendar', async () => {
  const screen = await render(<DateField label="Dia" />)
  const button = screen.getByRole('button', { name: 'Abrir calendário' })
  await button.click()
  await expect.element(screen.getByRole('dialog')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await button.click()
  await expect.element(screen.getByRole('dialog')).toBeVisible()
  await button.click()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
})

test('submits the ISO date, and form reset restores the first one', async () => {
  const screen = await render(
    <form data-testid="form">
      <DateField label="Dia" name="day" defaultValue="2026-12-25" />
    </form>,
  )
  const form = screen.getByTestId('form').element() as HTMLFormElement
  await screen.getByRole('textbox').fill('01/02/2027')
  await expect.poll(() => new FormData(form).get('day')).toBe('2027-02-01')
  form.reset()
  await expect.element(screen.getByRole('textbox')).toHaveValue('25/12/2026')
})

test('null shows an empty field; another date format throws in development', async () => {
  const screen = await render(<DateField label="Dia" value={null} />)
  await expect.element(screen.getByRole('textbox')).toHaveValue('')
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
  await expect(render(<DateField label="Dia" value="25/12/2026" />)).rejects.toThrow('Pass it as yyyy-MM-dd')
  consoleError.mockRestore()
})

test.each(['button', 'input'])('in a dialog, the calendar opened from the %s has the focus', async (opener) => {
  const screen = await render(
    <Dialog.Root defaultOpen>
      <Dialog.Content title="Reagendar">
        <DateField label="Dia" defaultValue="2026-12-23" />
      </Dialog.Content>
    </Dialog.Root>,
  )
  const input = screen.getByRole('textbox', { name: 'Dia' })
  await expect.element(input).toHaveFocus()
  if (opener === 'button') await userEvent.tab()
  await userEvent.keyboard(opener === 'button' ? '{Enter}' : '{Alt>}{ArrowDown}{/Alt}')
  await expect.poll(() => document.activeElement?.textContent).toBe('23')
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(() => document.activeElement?.textContent).toBe('24')
  await userEvent.keyboard('{Enter}')
  await expect.element(input).toHaveValue('24/12/2026')
})
