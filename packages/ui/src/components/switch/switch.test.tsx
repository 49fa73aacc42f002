import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { rootContract } from '../../testing/root-contract.tsx'
import { Switch } from './switch.tsx'

rootContract({ slot: 'switch', control: 'switch-control' }, (props) => (
  <Switch {...props} label="Avisar o destinatário" help="Por WhatsApp." error="Não foi salvo." />
))

test('is a switch that its label and the Space key toggle', async () => {
  const change = vi.fn()
  const screen = await render(<Switch label="Avisar o destinatário" onCheckedChange={change} />)
  const control = screen.getByRole('switch', { name: 'Avisar o destinatário' })
  await screen.getByText('Avisar o destinatário').click()
  await expect.element(control).toBeChecked()
  await userEvent.keyboard(' ')
  await expect.element(control).not.toBeChecked()
  expect(change.mock.calls).toEqual([[true], [false]])
})

test.each([{ pending: true }, { readOnly: true }])('with %o it keeps its focus and does not change', async (state) => {
  const change = vi.fn()
  const screen = await render(<Switch label="Avisar" {...state} onCheckedChange={change} />)
  const control = screen.getByRole('switch')
  await userEvent.tab()
  await userEvent.keyboard(' ')
  await expect.element(control).toHaveFocus()
  await expect.element(control).not.toBeChecked()
  expect(change).not.toHaveBeenCalled()
})

test('submits its value with a form and restores the first one on reset', async () => {
  const screen = await render(
    <form data-testid="form">
      <Switch label="Avisar" name="notify" value="sim" defaultChecked />
    </form>,
  )
  const form = screen.getByTestId('form').element() as HTMLFormElement
  expect(new FormData(form).get('notify')).toBe('sim')
  await screen.getByText('Avisar').click()
  expect(new FormData(form).get('notify')).toBeNull()
  form.reset()
  expect(new FormData(form).get('notify')).toBe('sim')
})

test('is described by its error and help', async () => {
  const screen = await render(<Switch label="Avisar" help="Por WhatsApp." error="Não foi salvo." />)
  await expect.element(screen.getByRole('switch')).toHaveAccessibleDescription('Não foi salvo. Por WhatsApp.')
})

test('throws in development without a label', async () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
  await expect(render(<Switch label="" />)).rejects.toThrow('<Switch> has no accessible name')
  consoleError.mockRestore()
})
