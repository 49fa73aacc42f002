import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { rootContract } from '../../testing/root-contract.tsx'
import { LoadBar } from './load-bar.tsx'

const slots = [
  { label: '9 h', shortLabel: '09', value: 3 },
  { label: '10 h', shortLabel: '10', value: 5 },
  { label: '11 h', shortLabel: '11', value: 0 },
]

rootContract({ slot: 'load-bar' }, (props) => <LoadBar {...props} label="Carga de Bruna" slots={slots} capacity={3} />)

test('states the load of each period against the capacity', async () => {
  const screen = await render(<LoadBar label="Carga de Bruna" slots={slots} capacity={3} />)
  const list = screen.getByRole('list', { name: 'Carga de Bruna' })
  const texts = list
    .getByRole('listitem')
    .elements()
    .map((one) => one.firstElementChild?.textContent)
  expect(texts).toEqual(['9 h: 3 de 3', '10 h: 5 de 3', '11 h: 0 de 3'])
})

test('names the periods above the capacity in a text', async () => {
  const screen = await render(<LoadBar label="Carga de Bruna" slots={slots} capacity={3} />)
  await expect.element(screen.getByText('Acima da capacidade: 10 h')).toBeVisible()
  await screen.rerender(<LoadBar label="Carga de Bruna" slots={slots} capacity={5} />)
  await expect.element(screen.getByText('Acima da capacidade')).not.toBeInTheDocument()
})

test('throws in development without a label', async () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
  await expect(render(<LoadBar label="" slots={slots} capacity={3} />)).rejects.toThrow('Pass label="…"')
  consoleError.mockRestore()
})
