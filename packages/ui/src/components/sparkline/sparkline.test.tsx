import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { rootContract } from '../../testing/root-contract.tsx'
import { Sparkline } from './sparkline.tsx'

rootContract({ slot: 'sparkline' }, (props) => <Sparkline {...props} label="Entregas por dia" values={[1, 2, 3]} />)

test('describes the line in words', async () => {
  const screen = await render(<Sparkline label="Entregas por dia" values={[1200, null, 800, 4500]} />)
  await expect
    .element(screen.getByRole('img', { name: 'Entregas por dia: de 1.200 a 4.500; menor 800, maior 4.500' }))
    .toBeVisible()
})

test('formats values with the given function', async () => {
  const screen = await render(<Sparkline label="Valor" values={[1, 2]} format={(value) => `R$ ${value},00`} />)
  await expect
    .element(screen.getByRole('img', { name: 'Valor: de R$ 1,00 a R$ 2,00; menor R$ 1,00, maior R$ 2,00' }))
    .toBeVisible()
})

test('shows a text without values', async () => {
  const screen = await render(<Sparkline label="Entregas por dia" values={[null, Number.NaN]} />)
  await expect.element(screen.getByRole('img', { name: 'Entregas por dia: sem dados' })).toHaveTextContent('—')
})

test('throws in development without a label', async () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
  await expect(render(<Sparkline label="" values={[1]} />)).rejects.toThrow('Pass label="…"')
  consoleError.mockRestore()
})
