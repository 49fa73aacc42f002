import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { rootContract } from '../../testing/root-contract.tsx'
import * as Dialog from '../dialog/index.ts'
import { DateRangeField, getLastDays } from './date-range-field.tsx'

const november = { from: '2026-11-01', to: '2026-11-30' }

rootContract({ slot: 'date-range-field' }, (props) => (
  <DateRangeField {...props} label="Período" help="Os dois contam." error="Muito longo." defaultValue={november} />
))

test('is a named group of two date fields', async () => {
  const change = vi.fn()
  const screen = await render(<DateRangeField label="Período" error="Muito longo." onValueChange={change} />)
  await expect.element(screen.getByRole('group', { name: 'Período' })).toHaveAccessibleDescription('Muito longo.')
  await expect.element(screen.getByRole('textbox', { name: 'De' })).toHaveAttribute('aria-invalid', 'true')
  await screen.getByRole('textbox', { name: 'De' }).fill('01/11/2026')
  await screen.getByRole('textbox', { name: 'Até' }).fill('30112026')
  expect(change).toHaveBeenLastCalledWith(november)
})

test('an end before the start shows an error with the first allowed day', async () => {
  const screen = await render(<DateRangeField label="Período" value={{ from: '2026-11-30', to: '2026-11-01' }} />)
  await expect
    .element(screen.getByRole('textbox', { name: 'Até' }))
    .toHaveAccessibleDescription('Escolha uma data a partir de 30/11/2026.')
})

test('reports null when both days are empty', async () => {
  const change = vi.fn()
  const screen = await render(
    <DateRangeField label="Período" defaultValue={{ from: '2026-11-01', to: null }} onValueChange={change} />,
  )
  await screen.getByRole('textbox', { name: 'De' }).clear()
  expect(change).toHaveBeenLastCalledWith(null)
})

test('null is an open end', async () => {
  const screen = await render(<DateRangeField label="Período" value={null} />)
  await expect.element(screen.getByRole('textbox', { name: 'De' })).toHaveValue('')
})

test('shows its placeholders in full in a dialog on a phone', async () => {
  await page.viewport(375, 700)
  const screen = await render(
    <Dialog.Root defaultOpen>
      <Dialog.Content title="Exportar">
        <DateRangeField label="Período" />
      </Dialog.Content>
    </Dialog.Root>,
  )
  const input = screen.getByRole('textbox', { name: 'De' })
  await expect.element(input).toBeVisible()
  const element = input.element() as HTMLInputElement
  const style = getComputedStyle(element)
  const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D
  context.font = `${style.fontSize} ${style.fontFamily}`
  const room = element.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight)
  expect(context.measureText(element.placeholder).width).toBeLessThanOrEqual(room)
})

test('submits both days, and form reset restores both', async () => {
  const screen = await render(
    <form data-testid="form">
      <DateRangeField label="Período" fromName="from" toName="to" defaultValue={november} />
    </form>,
  )
  const form = screen.getByTestId('form').element() as HTMLFormElement
  const sent = () => Object.fromEntries(new FormData(form))
  await screen.getByRole('textbox', { name: 'De' }).fill('02/11/2026')
  await screen.getByRole('textbox', { name: 'Até' }).fill('')
  await expect.poll(sent).toEqual({ from: '2026-11-02', to: '' })
  form.reset()
  await expect.poll(sent).toEqual(november)
})

test('a preset sets both days in one change, and is pressed while they are its days', async () => {
  const change = vi.fn()
  const week = getLastDays(7, '2026-11-03')
  expect(week).toEqual({ from: '2026-10-28', to: '2026-11-03' })
  const screen = await render(
    <DateRangeField label="Período" onValueChange={change} presets={[{ label: 'Últimos 7 dias', ...week }]} />,
  )
  const preset = screen.getByRole('button', { name: 'Últimos 7 dias' })
  await expect.element(preset).toHaveAttribute('aria-pressed', 'false')
  await preset.click()
  expect(change).toHaveBeenCalledExactlyOnceWith(week)
  await expect.element(screen.getByRole('textbox', { name: 'De' })).toHaveValue('28/10/2026')
  await expect.element(preset).toHaveAttribute('aria-pressed', 'true')
  await screen.getByRole('textbox', { name: 'De' }).fill('27/10/2026')
  await expect.element(preset).toHaveAttribute('aria-pressed', 'false')
})

test.each(['disabled', 'readOnly'])('a preset cannot be pressed while the field is %s', async (state) => {
  const screen = await render(
    <DateRangeField label="Período" {...{ [state]: true }} presets={[{ label: 'Novembro', ...november }]} />,
  )
  await expect.element(screen.getByRole('button', { name: 'Novembro' })).toBeDisabled()
})

test('a preset with a day outside of the limits is disabled', async () => {
  const screen = await render(
    <DateRangeField
      label="Período"
      min="2026-01-01"
      max="2026-12-31"
      presets={[
        { label: 'Antes', from: '2025-12-01', to: '2026-01-31' },
        { label: 'Dentro', from: '2026-01-01', to: '2026-12-31' },
        { label: 'Depois', from: '2026-12-01', to: '2027-01-01' },
        { label: 'Tudo', from: null, to: null },
      ]}
    />,
  )
  const isDisabled = (name: string) => (screen.getByRole('button', { name }).element() as HTMLButtonElement).disabled
  expect(['Antes', 'Dentro', 'Depois', 'Tudo'].map(isDisabled)).toEqual([true, false, true, false])
})
