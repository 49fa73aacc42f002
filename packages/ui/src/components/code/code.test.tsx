import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { rootContract } from '../../testing/root-contract.tsx'
import { Code } from './code.tsx'
import { CodeBlock } from './code-block.tsx'

rootContract({ slot: 'code' }, (props) => <Code {...props}>OS-2026-000123</Code>)
rootContract({ slot: 'code-block' }, (props) => (
  <CodeBlock {...props} label="Resposta da API">
    {'{ "numero": "OS-2026-000123" }'}
  </CodeBlock>
))

test('a word of 5,000 letters wraps instead of widening the page', async () => {
  const screen = await render(
    <p style={{ width: 300 }} data-testid="text">
      <Code>{'a'.repeat(5000)}</Code>
    </p>,
  )
  expect(screen.getByTestId('text').element().scrollWidth).toBe(300)
})

test('the code can be focused and scrolled by keyboard, and copied', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const screen = await render(<CodeBlock label="Resposta da API">{'linha 1\nlinha 2'}</CodeBlock>)
  await screen.getByRole('button', { name: 'Copiar' }).click()
  expect(write).toHaveBeenCalledWith('linha 1\nlinha 2')
  await userEvent.tab()
  await expect.element(screen.getByRole('region', { name: 'Resposta da API' })).toHaveFocus()
  write.mockRestore()
})

test('a block without a label throws in development', async () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
  await expect(render(<CodeBlock label="">linha</CodeBlock>)).rejects.toThrow('Pass label="…"')
  consoleError.mockRestore()
})
