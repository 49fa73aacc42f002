import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { rootContract } from '../../testing/root-contract.tsx'
import { SegmentedControl } from './segmented-control.tsx'

const options = [
  { value: 'day', label: 'Hoje' },
  { value: 'week', label: '7 dias' },
  { value: 'month', label: '30 dias', disabled: true },
]

rootContract({ slot: 'segmented-control' }, (props) => (
  <SegmentedControl {...props} label="Período" options={options} />
))

test('selects the first enabled option, and arrow keys change it immediately', async () => {
  const change = vi.fn()
  const screen = await render(<SegmentedControl label="Período" options={options} onValueChange={change} />)
  await expect.element(screen.getByRole('radiogroup', { name: 'Período' })).toBeVisible()
  await expect.element(screen.getByRole('radio', { name: 'Hoje' })).toBeChecked()
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(screen.getByRole('radio', { name: '7 dias' })).toBeChecked()
  expect(change).toHaveBeenCalledExactlyOnceWith('week')
})

test('a click anywhere on an option selects it', async () => {
  const screen = await render(<SegmentedControl label="Período" options={options} />)
  await screen.getByText('7 dias').click()
  await expect.element(screen.getByRole('radio', { name: '7 dias' })).toBeChecked()
})

test('the focus ring is around the focused option', async () => {
  const screen = await render(<SegmentedControl label="Período" options={options} />)
  await userEvent.tab()
  const segment = screen.getByRole('radio', { name: 'Hoje' }).element().parentElement as HTMLElement
  expect(getComputedStyle(segment).outlineWidth).toBe('2px')
})

test('submits its value with a form', async () => {
  const screen = await render(
    <form data-testid="form">
      <SegmentedControl label="Período" name="period" options={options} defaultValue="week" />
    </form>,
  )
  expect(new FormData(screen.getByTestId('form').element() as HTMLFormElement).get('period')).toBe('week')
})

test('a duplicate value throws in development', async () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
  await expect(render(<SegmentedControl label="Período" options={[...options, ...options]} />)).rejects.toThrow(
    'two options with the value "day"',
  )
  consoleError.mockRestore()
})
