import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { rootContract } from '../../testing/root-contract.tsx'
import { Loader } from './loader.tsx'

rootContract({ slot: 'loader' }, (props) => <Loader {...props} delay={0} />)

test('announces its label', async () => {
  const screen = await render(<Loader label="Gerando o relatório…" />)
  await expect.element(screen.getByRole('status')).toHaveTextContent('Gerando o relatório…')
})

test('is invisible at first, so that a short wait does not flicker', async () => {
  const screen = await render(<Loader delay={60_000} />)
  expect(getComputedStyle(screen.getByRole('status').element()).opacity).toBe('0')
})

test('renders no inline style without a delay, as a strict CSP requires for server markup', () => {
  expect(renderToString(<Loader delay={0} />)).not.toContain('style=')
})
