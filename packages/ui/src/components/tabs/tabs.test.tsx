import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { rootContract } from '../../testing/root-contract.tsx'
import * as Tabs from './index.ts'

rootContract({ slot: 'tabs' }, (props) => (
  <Tabs.Root {...props} label="Ordens por situação">
    <Tabs.Item href="#todas" count={212} active>
      Todas
    </Tabs.Item>
    <Tabs.Item href="#rascunhos">Rascunhos</Tabs.Item>
  </Tabs.Root>
))

test('the active view has aria-current, and its count is part of its name', async () => {
  const screen = await render(
    <Tabs.Root label="Ordens por situação">
      <Tabs.Item asChild active count={212}>
        <a href="#todas">Todas</a>
      </Tabs.Item>
      <Tabs.Item href="#rascunhos">Rascunhos</Tabs.Item>
    </Tabs.Root>,
  )
  await expect.element(screen.getByRole('navigation', { name: 'Ordens por situação' })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Todas 212' })).toHaveAttribute('aria-current', 'page')
  await expect.element(screen.getByRole('link', { name: 'Rascunhos' })).not.toHaveAttribute('aria-current')
})

test('the active view is scrolled into view when the tabs overflow', async () => {
  const names = Array.from({ length: 12 }, (_, index) => `Situação ${index + 1}`)
  const screen = await render(
    <div style={{ width: 320 }}>
      <Tabs.Root label="Ordens por situação">
        {names.map((name, index) => (
          <Tabs.Item key={name} href={`/${index}`} active={index === 9}>
            {name}
          </Tabs.Item>
        ))}
      </Tabs.Root>
    </div>,
  )
  await expect
    .poll(() => {
      const item = screen.getByRole('link', { name: 'Situação 10' }).element().getBoundingClientRect()
      return item.left >= 0 && item.right <= 328
    })
    .toBe(true)
})
