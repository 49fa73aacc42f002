import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { findCutNames } from '../../testing/reflow.ts'
import { rootContract } from '../../testing/root-contract.tsx'
import { NavLink } from './nav-link.tsx'

rootContract({ slot: 'nav-link' }, (props) => (
  <ul>
    <NavLink {...props} href="#ordens" icon={<svg aria-hidden="true" />} active>
      Ordens de Serviço
    </NavLink>
  </ul>
))

test('the active link has aria-current', async () => {
  const screen = await render(
    <NavLink href="#ordens" active>
      Ordens de Serviço
    </NavLink>,
  )
  await expect.element(screen.getByRole('link')).toHaveAttribute('aria-current', 'page')
})

test('an external link announces the new tab, and has rel="noreferrer"', async () => {
  const screen = await render(
    <NavLink href="https://metabase.example" external>
      Metabase
    </NavLink>,
  )
  const link = screen.getByRole('link', { name: 'Metabase (abre em nova aba)' })
  await expect.element(link).toHaveAttribute('target', '_blank')
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer')
})

test('the router link keeps its address and label', async () => {
  const screen = await render(
    <NavLink asChild icon={<svg data-testid="icon" />}>
      <a href="/usuarios?companyId=c1">Usuários</a>
    </NavLink>,
  )
  const link = screen.getByRole('link', { name: 'Usuários' })
  await expect.element(link).toHaveAttribute('href', '/usuarios?companyId=c1')
  expect(link.element().querySelector('[data-testid="icon"]')).not.toBeNull()
})

test('a badge is at the end of the entry and a part of its name, also around a router link', async () => {
  const screen = await render(
    <ul style={{ width: 240 }}>
      <NavLink href="#ocorrencias" badge={<span>12</span>}>
        Ocorrências
      </NavLink>
      <NavLink asChild badge={<span>3</span>}>
        <a href="#conferir">A conferir</a>
      </NavLink>
    </ul>,
  )
  for (const [name, badge] of [
    ['Ocorrências 12', '12'],
    ['A conferir 3', '3'],
  ] as const) {
    const link = screen.getByRole('link', { name, exact: true }).element()
    const { right } = screen.getByText(badge, { exact: true }).element().getBoundingClientRect()
    expect(Math.round(link.getBoundingClientRect().right - right)).toBe(12)
  }
})

test('a name that is wider than the sidebar wraps', async () => {
  const screen = await render(
    <ul style={{ width: 160 }}>
      <NavLink href="#ordens">Ordens de Serviço de todas as empresas</NavLink>
    </ul>,
  )
  const link = screen.getByRole('link').element()
  expect(link.getBoundingClientRect().height).toBeGreaterThan(44)
  expect(findCutNames()).toEqual([])
})
