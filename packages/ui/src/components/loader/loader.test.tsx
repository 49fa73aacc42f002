import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { rootContract } from '../../testing/root-contract.js'
import { Loader } from './loader.js'

rootContract({ slot: 'loader' }, (props) => <Loader {...props} delay={0} />)

test('it says what is being waited for', async () => {
  const screen = await render(<Loader label="Gerando o relatório…" />)
  await expect.element(screen.getByRole('status')).toHaveTextContent('Gerando o relatório…')
})

test('a short wait does not flicker: it is unseen at first', async () => {
  const screen = await render(<Loader delay={60_000} />)
  expect(getComputedStyle(screen.getByRole('status').element()).opacity).toBe('0')
})

test('without a delay it needs no style of its own, so that strict policies let a server write it', () => {
  expect(renderToString(<Loader delay={0} />)).not.toContain('style=')
})
