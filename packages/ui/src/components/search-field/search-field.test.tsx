import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { rootContract } from '../../testing/root-contract.tsx'
import { SearchField } from './search-field.tsx'

rootContract({ slot: 'search-field', control: 'text-input' }, (props) => (
  <SearchField {...props} label="Buscar ordens" defaultValue="Mariana" />
))

test('calls onValueChange while typing', async () => {
  const change = vi.fn()
  const screen = await render(<SearchField label="Buscar ordens" onValueChange={change} />)
  await screen.getByRole('searchbox', { name: 'Buscar ordens' }).fill('Mariana')
  expect(change).toHaveBeenLastCalledWith('Mariana')
})

test('the button and Esc clear it and keep the focus', async () => {
  const clear = vi.fn()
  const screen = await render(<SearchField label="Buscar ordens" onClear={clear} />)
  const input = screen.getByRole('searchbox')
  await input.fill('Mariana')
  await screen.getByRole('button', { name: 'Limpar busca' }).click()
  await expect.element(input).toHaveValue('')
  await expect.element(input).toHaveFocus()

  await input.fill('Mariana')
  await userEvent.keyboard('{Escape}')
  await expect.element(input).toHaveValue('')
  expect(clear).toHaveBeenCalledTimes(2)
})

test('follows a controlled value', async () => {
  const screen = await render(<SearchField label="Buscar ordens" value="123" />)
  await expect.element(screen.getByRole('searchbox')).toHaveValue('123')
})

test('describes and announces its help', async () => {
  const screen = await render(<SearchField label="Buscar ordens" help="Digite pelo menos 3 letras." />)
  await expect
    .element(screen.getByLabelText('Buscar ordens'))
    .toHaveAccessibleDescription('Digite pelo menos 3 letras.')
  await expect.element(screen.getByRole('status')).toHaveTextContent('Digite pelo menos 3 letras.')
  await screen.rerender(<SearchField label="Buscar ordens" />)
  await expect.element(screen.getByLabelText('Buscar ordens')).not.toHaveAccessibleDescription()
})
