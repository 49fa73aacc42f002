import { beforeEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { findViolations } from '../../testing/axe.ts'
import * as Dialog from '../dialog/index.ts'
import { LocaleProvider } from '../locale-provider/index.ts'
import { DateField, type DateFieldProps } from './date-field.tsx'

const change = vi.fn()
beforeEach(() => change.mockClear())

async function open(props: Partial<DateFieldProps> = {}) {
  const screen = await render(<DateField label="Dia" defaultValue="2026-12-25" onValueChange={change} {...props} />)
  await screen.getByRole('button', { name: 'Abrir calendário' }).click()
  const calendar = screen.getByRole('dialog', { name: 'Calendário' })
  await expect.element(calendar).toBeVisible()
  return { screen, button: (name: string) => calendar.getByRole('button', { name, exact: true }), calendar }
}

const focusedName = () => document.activeElement?.getAttribute('aria-label') ?? ''

describe('the days', () => {
  test.each([
    ['{PageUp}', 'novembro de 2026'],
    ['{PageDown}', 'janeiro de 2027'],
    ['{Shift>}{PageUp}{/Shift}', 'dezembro de 2025'],
    ['{Shift>}{PageDown}{/Shift}', 'dezembro de 2027'],
  ])('%s moves to %s', async (keys, month) => {
    await open()
    await userEvent.keyboard(keys)
    await expect.poll(focusedName).toContain(`25 de ${month}`)
  })

  test('the limits disable the buttons to months without an allowed day', async () => {
    const { button } = await open({ min: '2026-12-08', max: '2026-12-31' })
    await expect.element(button('Ir para o mês anterior')).toHaveAttribute('aria-disabled', 'true')
    await expect.element(button('Ir para o próximo mês')).toHaveAttribute('aria-disabled', 'true')
  })
})

test('the title opens the months, their title the years, and a day of another year is selected', async () => {
  const { screen, button, calendar } = await open()
  await button('Dezembro de 2026').click()
  await expect.element(calendar.getByRole('grid', { name: '2026' })).toBeVisible()
  await expect.element(button('dezembro')).toHaveFocus()
  expect(await findViolations()).toEqual([])
  await button('2026').click()
  await expect.element(calendar.getByRole('grid', { name: '2016 – 2027' })).toBeVisible()
  await expect.element(calendar.getByRole('gridcell', { selected: true })).toHaveTextContent('2026')
  expect(await findViolations()).toEqual([])
  await button('Ir para os anos anteriores').click()
  await expect.element(button('Ir para os anos anteriores')).toHaveFocus()
  await button('2008').click()
  await expect.element(button('dezembro')).toHaveFocus()
  await button('março').click()
  await expect.element(calendar.getByText('Março de 2008')).toBeVisible()
  await expect.poll(focusedName).toContain('1 de março de 2008')
  await userEvent.keyboard('{ArrowRight}{Enter}')
  expect(change).toHaveBeenCalledExactlyOnceWith('2008-03-02')
  await expect.element(screen.getByRole('button', { name: 'Abrir calendário' })).toHaveFocus()
})

test('by keyboard: to the title, arrows, pages and ends of rows move through months and years, Esc closes', async () => {
  const { screen, button, calendar } = await open()
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.element(button('Dezembro de 2026')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  const steps: [keys: string, year: string, month: string][] = [
    ['{ArrowUp}', '2026', 'setembro'],
    ['{ArrowLeft}', '2026', 'agosto'],
    ['{Home}', '2026', 'julho'],
    ['{End}', '2026', 'setembro'],
    ['{PageDown}', '2027', 'setembro'],
    ['{ArrowDown}{ArrowRight}', '2028', 'janeiro'],
    ['{PageUp}', '2027', 'janeiro'],
  ]
  for (const [keys, year, month] of steps) {
    await userEvent.keyboard(keys)
    await expect.element(button(month)).toHaveFocus()
    await expect.element(calendar.getByRole('status')).toHaveTextContent(year)
  }
  await userEvent.keyboard('{Escape}')
  await expect.element(calendar).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Abrir calendário' })).toHaveFocus()
  expect(change).not.toHaveBeenCalled()
})

test('months and years without an allowed day are disabled, and keys stop at the limits', async () => {
  const { button } = await open({ min: '2025-11-20', max: '2027-01-10' })
  await button('Dezembro de 2026').click()
  await userEvent.keyboard('{PageUp}{PageUp}')
  await expect.element(button('novembro')).toHaveFocus()
  await expect.element(button('outubro')).toBeDisabled()
  await expect.element(button('Ir para o ano anterior')).toHaveAttribute('aria-disabled', 'true')
  await button('2025').click()
  await expect.element(button('2024')).toBeDisabled()
  await expect.element(button('2025')).toHaveFocus()
  await userEvent.keyboard('{End}')
  await expect.element(button('2027')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(button('janeiro')).toHaveFocus()
  await expect.element(button('fevereiro')).toBeDisabled()
})

test('in a dialog, a press on the title keeps the focus in the calendar', async () => {
  const screen = await render(
    <Dialog.Root defaultOpen>
      <Dialog.Content title="Reagendar">
        <DateField label="Dia" defaultValue="2008-12-23" />
      </Dialog.Content>
    </Dialog.Root>,
  )
  await screen.getByRole('button', { name: 'Abrir calendário' }).click()
  await screen.getByRole('button', { name: 'Dezembro de 2008' }).click()
  await expect.element(screen.getByRole('button', { name: 'dezembro', exact: true })).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}{Enter}')
  await expect.poll(focusedName).toContain('1 de novembro de 2008')
})

test('writes months and years in the language of the provider, from right to left in Arabic', async () => {
  const screen = await render(
    <LocaleProvider locale="ar" dir="rtl">
      <DateField label="Dia" defaultValue="2026-05-20" />
    </LocaleProvider>,
  )
  await screen.getByRole('button', { name: 'Abrir calendário' }).click()
  await screen.getByTitle('Escolher o mês e o ano').click()
  await expect.element(screen.getByRole('grid', { name: '2026' })).toBeVisible()
  const may = document.activeElement
  await userEvent.keyboard('{ArrowLeft}')
  await expect
    .poll(() => document.activeElement?.closest('[role="gridcell"]')?.previousElementSibling?.firstElementChild)
    .toBe(may)
})
