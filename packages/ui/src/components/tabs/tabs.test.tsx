import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { rootContract } from '../../testing/root-contract.tsx'
import * as Tabs from './index.ts'

const content = (
  <>
    <Tabs.List label="Exemplos">
      <Tabs.Tab value="curl">curl</Tabs.Tab>
      <Tabs.Tab value="type script">TypeScript</Tabs.Tab>
      <Tabs.Tab value="ruby" disabled>
        Ruby
      </Tabs.Tab>
      <Tabs.Tab value="python">Python</Tabs.Tab>
    </Tabs.List>
    <Tabs.Panel value="curl">Terminal</Tabs.Panel>
    <Tabs.Panel value="type script">Cliente tipado</Tabs.Panel>
    <Tabs.Panel value="ruby">Nada</Tabs.Panel>
    <Tabs.Panel value="python">
      <button type="button">Copiar</button>
    </Tabs.Panel>
  </>
)

rootContract({ slot: 'tabs' }, (props) => (
  <Tabs.Root {...props} defaultValue="curl">
    {content}
  </Tabs.Root>
))

const show = (props: Tabs.RootProps = { defaultValue: 'curl' }) => render(<Tabs.Root {...props}>{content}</Tabs.Root>)
const focused = () => document.activeElement?.textContent

test('a named tablist; the panel is named by its tab, which controls it', async () => {
  const screen = await show()
  await expect.element(screen.getByRole('tablist', { name: 'Exemplos' })).toBeVisible()
  const tab = screen.getByRole('tab', { name: 'curl' })
  await expect.element(tab).toHaveAttribute('aria-selected', 'true')
  await expect.element(screen.getByRole('tab', { name: 'TypeScript' })).toHaveAttribute('aria-selected', 'false')
  const panel = screen.getByRole('tabpanel', { name: 'curl' })
  await expect.element(panel).toHaveTextContent('Terminal')
  await expect.element(tab).toHaveAttribute('aria-controls', panel.element().id)
})

test('only the selected tab is in the tab order; Tab moves on to the panel', async () => {
  const screen = await show({ defaultValue: 'python' })
  await userEvent.tab()
  expect(focused()).toBe('Python')
  await userEvent.tab()
  await expect.element(screen.getByRole('tabpanel', { name: 'Python' })).toHaveFocus()
  await userEvent.tab()
  expect(focused()).toBe('Copiar')
})

test.each([
  ['ArrowRight moves to the next tab', 'curl', '{ArrowRight}', 'TypeScript'],
  ['ArrowRight skips a disabled tab', 'type script', '{ArrowRight}', 'Python'],
  ['ArrowRight wraps at the end', 'python', '{ArrowRight}', 'curl'],
  ['ArrowLeft moves to the previous tab', 'type script', '{ArrowLeft}', 'curl'],
  ['ArrowLeft wraps at the start', 'curl', '{ArrowLeft}', 'Python'],
  ['Home moves to the first tab', 'python', '{Home}', 'curl'],
  ['End moves to the last tab', 'curl', '{End}', 'Python'],
] as const)('%s and selects it', async (_, defaultValue, keys, expected) => {
  const screen = await show({ defaultValue })
  await userEvent.tab()
  await userEvent.keyboard(keys)
  expect(focused()).toBe(expected)
  await expect.element(screen.getByRole('tab', { name: expected })).toHaveAttribute('aria-selected', 'true')
  await expect.element(screen.getByRole('tabpanel', { name: expected })).toBeVisible()
})

test('ArrowLeft moves to the next tab in right-to-left layouts', async () => {
  await show({ defaultValue: 'curl', dir: 'rtl' })
  await userEvent.tab()
  await userEvent.keyboard('{ArrowLeft}')
  expect(focused()).toBe('TypeScript')
})

test('a click selects a tab and reports its value once; the other panels are hidden', async () => {
  const change = vi.fn()
  const screen = await show({ defaultValue: 'curl', onValueChange: change })
  await screen.getByRole('tab', { name: 'TypeScript' }).click()
  expect(change).toHaveBeenCalledExactlyOnceWith('type script')
  await expect.element(screen.getByText('Cliente tipado')).toBeVisible()
  await expect.element(screen.getByText('Terminal')).not.toBeInTheDocument()
  expect(screen.getByRole('tabpanel').elements()).toHaveLength(1)
})

test('a controlled one shows the panel of its value', async () => {
  const change = vi.fn()
  const screen = await show({ value: 'curl', onValueChange: change })
  await screen.getByRole('tab', { name: 'Python' }).click()
  expect(change).toHaveBeenCalledExactlyOnceWith('python')
  await expect.element(screen.getByText('Terminal')).toBeVisible()
  await screen.rerender(<Tabs.Root value="python">{content}</Tabs.Root>)
  await expect.element(screen.getByRole('button', { name: 'Copiar' })).toBeVisible()
})

function Counter() {
  const [count, setCount] = useState(0)
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  )
}

test.each([
  [true, '1'],
  [false, '0'],
])('keepMounted %s: a panel that is shown again has the state %s', async (keepMounted, state) => {
  const screen = await render(
    <Tabs.Root defaultValue="a">
      <Tabs.List label="Partes">
        <Tabs.Tab value="a">A</Tabs.Tab>
        <Tabs.Tab value="b">B</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="a" keepMounted={keepMounted}>
        <Counter />
      </Tabs.Panel>
      <Tabs.Panel value="b">Outra</Tabs.Panel>
    </Tabs.Root>,
  )
  await screen.getByRole('button', { name: '0' }).click()
  await screen.getByRole('tab', { name: 'B' }).click()
  await screen.getByRole('tab', { name: 'A' }).click()
  await expect.element(screen.getByRole('button')).toHaveTextContent(state)
})
