import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { rootContract } from '../../testing/root-contract.tsx'
import { Checkbox } from './checkbox.tsx'

rootContract({ slot: 'checkbox', control: 'checkbox-control' }, (props) => (
  <Checkbox {...props} label="Exigir foto" help="No lugar da entrega." error="Escolha ao menos uma prova." />
))

test('its label and the Space key toggle it', async () => {
  const change = vi.fn()
  const screen = await render(<Checkbox label="Exigir foto" onChange={change} />)
  const box = screen.getByRole('checkbox', { name: 'Exigir foto' })
  await screen.getByText('Exigir foto').click()
  await expect.element(box).toBeChecked()
  await userEvent.keyboard(' ')
  await expect.element(box).not.toBeChecked()
  expect(change).toHaveBeenCalledTimes(2)
})

test('indeterminate is a mixed state', async () => {
  const screen = await render(<Checkbox label="Todas as ordens" indeterminate />)
  await expect.element(screen.getByRole('checkbox')).toBePartiallyChecked()
})

test('is described by its help and error', async () => {
  const screen = await render(<Checkbox label="Exigir foto" help="No lugar da entrega." error="Escolha uma prova." />)
  await expect
    .element(screen.getByRole('checkbox'))
    .toHaveAccessibleDescription('Escolha uma prova. No lugar da entrega.')
})
