import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { findViolations } from '../../testing/axe.ts'
import { Shell } from '../../testing/shell.tsx'
import { ActionBar } from '../action-bar/index.ts'
import { Button } from '../button/index.ts'
import type { SidebarState } from './index.ts'

const wide = () => page.viewport(1280, 800)
const phone = () => page.viewport(375, 812)

function Sample({ initial = null }: { initial?: SidebarState }) {
  const [open, setOpen] = useState<SidebarState>(initial)
  return <Shell open={open} onOpenChange={setOpen} />
}

afterEach(async () => {
  document.documentElement.removeAttribute('data-sidebar')
  await wide()
})

const numbers = Array.from({ length: 40 }, (_, number) => number)
const sidebar = () => document.querySelector('[data-slot="sidebar"]') as HTMLElement

test('the header is 60 px high and the sidebar is 300 px wide, next to the content', async () => {
  await wide()
  const screen = await render(<Sample />)
  expect(screen.getByRole('banner').element().getBoundingClientRect().height).toBe(60)
  expect(sidebar().getBoundingClientRect().width).toBe(300)
  expect(screen.getByRole('main').element().getBoundingClientRect().left).toBe(300)
  expect(await findViolations()).toEqual([])
})

test('the toggle hides and shows the column, and its name changes', async () => {
  await wide()
  const screen = await render(<Sample />)
  const closeButton = screen.getByRole('button', { name: 'Fechar Sidebar' })
  await expect.element(closeButton).toHaveAttribute('aria-expanded', 'true')
  await expect.element(closeButton).toHaveAttribute('aria-controls', sidebar().id)
  await closeButton.click()
  await expect.element(screen.getByRole('complementary')).not.toBeInTheDocument()
  expect(screen.getByRole('main').element().getBoundingClientRect().left).toBe(0)

  const openButton = screen.getByRole('button', { name: 'Abrir Sidebar' })
  await expect.element(openButton).toHaveAttribute('aria-expanded', 'false')
  await openButton.click()
  await expect.element(screen.getByRole('complementary', { name: 'Menu lateral' })).toBeVisible()
})

test('the tooltip of the toggle has the same text as its name', async () => {
  await wide()
  const screen = await render(<Sample />)
  await userEvent.tab()
  await userEvent.tab()
  await expect.element(screen.getByRole('tooltip')).toHaveTextContent('Fechar Sidebar')
})

test('below 992 px it is a drawer, closed at first', async () => {
  await page.viewport(991, 800)
  const screen = await render(<Sample />)
  await expect.element(screen.getByRole('complementary')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Abrir Sidebar' })).toHaveAttribute('aria-expanded', 'false')
})

test('the drawer traps the focus, hides the page from screen readers and has no axe violations', async () => {
  await phone()
  const screen = await render(<Sample />)
  await screen.getByRole('button', { name: 'Abrir Sidebar' }).click()
  await expect.element(screen.getByRole('dialog', { name: 'Menu lateral' })).toBeVisible()
  for (let step = 0; step < 12; step++) {
    await userEvent.tab()
    expect(sidebar().contains(document.activeElement)).toBe(true)
  }
  expect(document.querySelector('main')?.inert).toBe(true)
  expect(document.querySelector('header')?.inert).toBe(true)
  expect(await findViolations()).toEqual([])
})

test('Esc closes the drawer and restores the focus', async () => {
  await phone()
  const screen = await render(<Sample />)
  await screen.getByRole('button', { name: 'Abrir Sidebar' }).click()
  await expect
    .element(screen.getByRole('dialog', { name: 'Menu lateral' }).getByRole('button', { name: 'Fechar Sidebar' }))
    .toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Abrir Sidebar' })).toHaveFocus()
  expect(document.documentElement.style.overflow).toBe('')
})

test('a click on the backdrop closes the drawer', async () => {
  await phone()
  const screen = await render(<Sample />)
  await screen.getByRole('button', { name: 'Abrir Sidebar' }).click()
  await expect.element(screen.getByRole('dialog')).toBeVisible()
  await userEvent.click(document.querySelector('[data-slot="sidebar-curtain"]') as Element, {
    position: { x: 360, y: 700 },
  })
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
})

test('following a link closes the drawer', async () => {
  await phone()
  const screen = await render(<Sample />)
  await screen.getByRole('button', { name: 'Abrir Sidebar' }).click()
  await screen.getByRole('link', { name: 'Usuários' }).click()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
})

test('Esc in a list above the drawer closes only the list', async () => {
  await phone()
  const screen = await render(<Sample />)
  await screen.getByRole('button', { name: 'Abrir Sidebar' }).click()
  await screen.getByRole('combobox', { name: 'Empresa' }).click()
  await expect.element(screen.getByRole('listbox')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('dialog', { name: 'Menu lateral' })).toBeVisible()
})

test('an open column does not become an open drawer when the window gets narrow', async () => {
  await wide()
  const screen = await render(<Sample initial={true} />)
  await expect.element(screen.getByRole('complementary')).toBeVisible()
  await phone()
  await expect.element(screen.getByRole('button', { name: 'Abrir Sidebar' })).toBeVisible()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await wide()
  await expect.element(screen.getByRole('complementary')).toBeVisible()
})

test.each([
  ['wide', wide, true],
  ['narrow', phone, false],
] as const)(
  'the server markup is right at a %s width before any script runs, and hydrates without warnings',
  async (_, size, shown) => {
    await size()
    const host = document.createElement('div')
    host.innerHTML = renderToString(<Sample />)
    document.body.append(host)
    expect(sidebar().checkVisibility()).toBe(shown)
    const name = host.querySelector('[data-slot="header-sidebar-toggle"]') as HTMLElement
    // biome-ignore lint/performance/useDomNodeTextContent: only the text that CSS shows is the name.
    expect(name.innerText.trim()).toBe(shown ? 'Fechar Sidebar' : 'Abrir Sidebar')

    const complaints = vi.spyOn(console, 'error').mockImplementation(() => {})
    const failures: unknown[] = []
    const root = hydrateRoot(host, <Sample />, { onRecoverableError: (error) => failures.push(error) })
    await expect.poll(() => name.getAttribute('aria-expanded')).toBe(String(shown))
    expect(failures).toEqual([])
    expect(complaints).not.toHaveBeenCalled()
    complaints.mockRestore()
    root.unmount()
    host.remove()
  },
)

test('a script before the first paint keeps a closed column closed, and the toggle reflects it', async () => {
  await wide()
  document.documentElement.dataset.sidebar = 'closed'
  const screen = await render(<Sample />)
  expect(sidebar().checkVisibility()).toBe(false)
  await screen.getByRole('button', { name: 'Abrir Sidebar' }).click()
  await expect.element(screen.getByRole('complementary')).toBeVisible()
})

test.each([
  ['wide', () => page.viewport(1280, 800)],
  ['phone', phone],
  ['page at 400 % zoom', () => page.viewport(320, 256)],
] as const)('no bar covers the focus on a %s, in both directions of Tab', async (_, size) => {
  await size()
  await render(
    <Shell open={null} onOpenChange={() => {}}>
      {numbers.map((row) => (
        <p key={row}>
          <button type="button" data-row={row} className="mb-5 h-7">
            Linha {row}
          </button>
        </p>
      ))}
      <ActionBar label="Próximo passo">
        <Button>Cheguei na entrega</Button>
      </ActionBar>
    </Shell>,
  )
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')]
  const covered: string[] = []
  const check = () => {
    const { activeElement } = document
    if (!(activeElement instanceof HTMLElement) || !activeElement.dataset.row) return
    const { left, top, bottom } = activeElement.getBoundingClientRect()
    for (const y of [top - 4, bottom + 3]) {
      const slot = document.elementFromPoint(left + 1, y)?.closest('header, [role="group"]')
      if (slot) covered.push(`${activeElement.textContent}: ${slot.tagName}`)
    }
  }
  rows[0]?.focus()
  for (const _row of rows.slice(1)) {
    await userEvent.tab()
    check()
  }
  for (const _row of rows.slice(1)) {
    await userEvent.tab({ shift: true })
    check()
  }
  expect(document.activeElement).toBe(rows[0])
  expect(covered).toEqual([])
})
