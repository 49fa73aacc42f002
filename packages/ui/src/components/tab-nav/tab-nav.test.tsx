import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { rootContract } from '../../testing/root-contract.tsx'
import { Badge } from '../badge/badge.tsx'
import * as TabNav from './index.ts'

rootContract({ slot: 'tab-nav' }, (props) => (
  <TabNav.Root {...props} label="Ordens por situação">
    <TabNav.Item href="#todas" count={212} active>
      Todas
    </TabNav.Item>
    <TabNav.Item href="#rascunhos">Rascunhos</TabNav.Item>
  </TabNav.Root>
))

test('the active view has aria-current, and its count is part of its name', async () => {
  const screen = await render(
    <TabNav.Root label="Ordens por situação">
      <TabNav.Item asChild active count={212}>
        <a href="#todas">Todas</a>
      </TabNav.Item>
      <TabNav.Item href="#rascunhos">Rascunhos</TabNav.Item>
    </TabNav.Root>,
  )
  await expect.element(screen.getByRole('navigation', { name: 'Ordens por situação' })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Todas 212' })).toHaveAttribute('aria-current', 'page')
  await expect.element(screen.getByRole('link', { name: 'Rascunhos' })).not.toHaveAttribute('aria-current')
})

test('the number of items that wait for a person has the colour of waiting, also in the active view', async () => {
  const { container } = await render(
    <TabNav.Root label="Ordens por situação">
      <TabNav.Item href="#1" count={5} waiting active>
        Precisa de ação
      </TabNav.Item>
      <TabNav.Item href="#2" count={7} active>
        Todas
      </TabNav.Item>
      <Badge tone="waiting">Aguardando</Badge>
    </TabNav.Root>,
  )
  const getColor = (selector: string) => getComputedStyle(container.querySelector(selector) as Element).color
  expect(getColor('[href="#1"] > span')).toBe(getColor('[data-slot=badge]'))
  expect(getColor('[href="#2"] > span')).not.toBe(getColor('[data-slot=badge]'))
})

test('the active view is scrolled into view when the tabs overflow', async () => {
  const names = Array.from({ length: 12 }, (_, index) => `Situação ${index + 1}`)
  const screen = await render(
    <div style={{ width: 320 }}>
      <TabNav.Root label="Ordens por situação">
        {names.map((name, index) => (
          <TabNav.Item key={name} href={`/${index}`} active={index === 9}>
            {name}
          </TabNav.Item>
        ))}
      </TabNav.Root>
    </div>,
  )
  await expect
    .poll(() => {
      const item = screen.getByRole('link', { name: 'Situação 10' }).element().getBoundingClientRect()
      return item.left >= 0 && item.right <= 328
    })
    .toBe(true)
})

test('Tab reveals all of a view that overflows', async () => {
  const names = Array.from({ length: 8 }, (_, index) => `Precisa de ação ${index + 1}`)
  const screen = await render(
    <div style={{ width: 320 }}>
      <TabNav.Root label="Ordens por situação">
        {names.map((name) => (
          <TabNav.Item key={name} href="#ordens">
            {name}
          </TabNav.Item>
        ))}
      </TabNav.Root>
    </div>,
  )
  const line = screen.getByRole('navigation').element().getBoundingClientRect()
  for (const name of names) {
    await userEvent.tab()
    await expect.element(screen.getByRole('link', { name })).toHaveFocus()
    const { left, right } = screen.getByRole('link', { name }).element().getBoundingClientRect()
    expect([Math.round(left - line.left) >= 0, Math.round(right - line.right) <= 0], name).toEqual([true, true])
  }
})
