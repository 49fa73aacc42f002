import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { findViolations } from '../../testing/axe.ts'
import { Button } from '../button/button.tsx'
import { LocaleProvider } from '../locale-provider/locale-provider.tsx'
import * as DropdownMenu from './index.ts'

const select = vi.fn()

beforeAll(() => import('./dropdown-menu-layer.tsx'))
beforeEach(async () => {
  select.mockClear()
  await page.viewport(1280, 800)
})
afterEach(() => {
  document.documentElement.dir = ''
})

const renderMenu = (props: Partial<DropdownMenu.SubmenuProps> = {}) => (
  <div className="flex justify-center">
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>
        <Button>Ações</Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content align="start">
        <DropdownMenu.Item>Duplicar</DropdownMenu.Item>
        <DropdownMenu.Submenu label="Exportar" {...props}>
          <DropdownMenu.Item onSelect={() => select('xlsx')}>Excel</DropdownMenu.Item>
          <DropdownMenu.Item>Dados em CSV</DropdownMenu.Item>
          <DropdownMenu.Item>Último recibo</DropdownMenu.Item>
        </DropdownMenu.Submenu>
        <DropdownMenu.Item>Editar</DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  </div>
)

/** Opens the menu with the keys, and moves to the item of the submenu. */
async function moveToSubmenu(element = renderMenu()) {
  const screen = await render(element)
  const item = (name: string) => screen.getByRole('menuitem', { name })
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(item('Duplicar')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  return { screen, item, submenu: screen.getByRole('menu', { name: 'Exportar' }) }
}

test.each(['{ArrowRight}', '{Enter}', ' '])('%s opens it with the first item focused', async (key) => {
  const { item, submenu } = await moveToSubmenu()
  await expect.element(item('Exportar')).toHaveFocus()
  await expect.element(item('Exportar')).toHaveAttribute('aria-haspopup', 'menu')
  await expect.element(item('Exportar')).toHaveAttribute('aria-expanded', 'false')
  await userEvent.keyboard(key)
  await expect.element(submenu).toBeVisible()
  await expect.element(item('Excel')).toHaveFocus()
  await expect.element(item('Exportar')).toHaveAttribute('aria-expanded', 'true')
  expect(await findViolations()).toEqual([])
})

test.each(['{ArrowLeft}', '{Escape}'])('%s closes only the submenu', async (key) => {
  const { screen, item, submenu } = await moveToSubmenu()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(item('Excel')).toHaveFocus()
  await userEvent.keyboard(key)
  await expect.element(submenu).not.toBeInTheDocument()
  await expect.element(item('Exportar')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button')).toHaveFocus()
})

test('an Esc of a composition closes nothing', async () => {
  const { item, submenu } = await moveToSubmenu()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(item('Excel')).toHaveFocus()
  const init = { key: 'Escape', isComposing: true, bubbles: true, cancelable: true }
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', init))
  await expect.element(submenu).toBeVisible()
})

test('Enter on its item selects, closes all menus, and the focus returns to the trigger', async () => {
  const { screen, item } = await moveToSubmenu()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(item('Excel')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(select).toHaveBeenCalledExactlyOnceWith('xlsx')
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button')).toHaveFocus()
})

test('Tab in it closes all menus and moves on from the trigger', async () => {
  const { screen, item } = await moveToSubmenu(
    <>
      {renderMenu()}
      <Button>Depois</Button>
    </>,
  )
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(item('Excel')).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Depois' })).toHaveFocus()
})

test('letters move within the menu that has the focus', async () => {
  const { item } = await moveToSubmenu()
  await userEvent.keyboard('d')
  await expect.element(item('Duplicar')).toHaveFocus()
  // More than a second without typing starts a new text.
  await new Promise((done) => setTimeout(done, 1100))
  await userEvent.keyboard('ex')
  await expect.element(item('Exportar')).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(item('Excel')).toHaveFocus()
  await new Promise((done) => setTimeout(done, 1100))
  await userEvent.keyboard('d')
  await expect.element(item('Dados em CSV')).toHaveFocus()
  await new Promise((done) => setTimeout(done, 1100))
  await userEvent.keyboard('u')
  await expect.element(item('Último recibo')).toHaveFocus()
})

test('a mouse opens it by pointing at it, and another item closes it', async () => {
  const screen = await render(renderMenu())
  const submenu = screen.getByRole('menu', { name: 'Exportar' })
  await screen.getByRole('button').click()
  await screen.getByRole('menuitem', { name: 'Exportar' }).hover()
  await expect.element(submenu).toBeVisible()
  await screen.getByRole('menuitem', { name: 'Exportar' }).click()
  await expect.element(submenu).toBeVisible()
  await screen.getByRole('menuitem', { name: 'Excel' }).hover()
  await expect.element(screen.getByRole('menuitem', { name: 'Excel' })).toHaveFocus()
  // In the area between the item and the submenu Radix keeps it open.
  await new Promise((done) => setTimeout(done, 400))
  await screen.getByRole('menuitem', { name: 'Duplicar' }).hover()
  await expect.element(submenu).not.toBeInTheDocument()
  await expect.element(screen.getByRole('menu', { name: 'Ações' })).toBeVisible()
})

/** A tap: the browser sends `click` after the events of the finger. */
function tap(element: Element) {
  const init = { bubbles: true, cancelable: true, pointerType: 'touch', button: 0 }
  for (const type of ['pointerdown', 'pointerup']) element.dispatchEvent(new PointerEvent(type, init))
  element.dispatchEvent(new PointerEvent('click', init))
}

test('a finger opens and closes it', async () => {
  const screen = await render(renderMenu())
  const submenu = screen.getByRole('menu', { name: 'Exportar' })
  await screen.getByRole('button').click()
  const item = screen.getByRole('menuitem', { name: 'Exportar' })
  await expect.element(item).toBeVisible()
  tap(item.element())
  await expect.element(submenu).toBeVisible()
  tap(item.element())
  await expect.element(submenu).not.toBeInTheDocument()
  tap(item.element())
  await expect.element(submenu).toBeVisible()
  tap(screen.getByRole('menuitem', { name: 'Excel' }).element())
  expect(select).toHaveBeenCalledOnce()
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument()
})

test('a disabled one is skipped and does not open', async () => {
  const { screen, item } = await moveToSubmenu(renderMenu({ disabled: true }))
  await expect.element(item('Editar')).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(item('Duplicar')).toHaveFocus()
  tap(item('Exportar').element())
  await new Promise((done) => setTimeout(done, 200))
  expect(screen.getByRole('menu').elements()).toHaveLength(1)
})

test('one with a reason has the focus and the description, and does not open', async () => {
  const { screen, item } = await moveToSubmenu(renderMenu({ disabledReason: 'Não há ordens.' }))
  await expect.element(item('Exportar')).toHaveFocus()
  await expect.element(item('Exportar')).toHaveAccessibleDescription('Não há ordens.')
  await userEvent.keyboard('{ArrowRight}{Enter}')
  tap(item('Exportar').element())
  await new Promise((done) => setTimeout(done, 200))
  expect(screen.getByRole('menu').elements()).toHaveLength(1)
  expect(await findViolations()).toEqual([])
})

test('from right to left the arrow keys and the side are mirrored', async () => {
  document.documentElement.dir = 'rtl'
  const { item, submenu } = await moveToSubmenu(<LocaleProvider dir="rtl">{renderMenu()}</LocaleProvider>)
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(item('Excel')).toHaveFocus()
  const right = submenu.element().getBoundingClientRect().right
  expect(right).toBeLessThan(item('Exportar').element().getBoundingClientRect().left + 1)
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(submenu).not.toBeInTheDocument()
})

test('with 320 px it is below its item and inside of the screen', async () => {
  await page.viewport(320, 640)
  const { item, submenu } = await moveToSubmenu()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(item('Excel')).toHaveFocus()
  const box = submenu.element().getBoundingClientRect()
  expect(box.left).toBeGreaterThanOrEqual(8)
  expect(box.right).toBeLessThanOrEqual(312)
  expect(box.top).toBeGreaterThanOrEqual(item('Exportar').element().getBoundingClientRect().bottom)
})

test('with 320 px a mouse reaches each of its items, and another item of the menu closes it', async () => {
  await page.viewport(320, 640)
  const screen = await render(renderMenu())
  const submenu = screen.getByRole('menu', { name: 'Exportar' })
  await screen.getByRole('button').click()
  await screen.getByRole('menuitem', { name: 'Exportar' }).hover()
  await expect.element(submenu).toBeVisible()
  for (const name of ['Último recibo', 'Excel']) {
    await screen.getByRole('menuitem', { name: 'Exportar' }).hover()
    await screen.getByRole('menuitem', { name }).hover()
    await expect.element(screen.getByRole('menuitem', { name })).toHaveFocus()
  }
  await screen.getByRole('menuitem', { name: 'Duplicar' }).hover()
  await expect.element(submenu).not.toBeInTheDocument()
  await screen.getByRole('menuitem', { name: 'Exportar' }).hover()
  await screen.getByRole('menuitem', { name: 'Excel' }).click()
  expect(select).toHaveBeenCalledOnce()
})

test('ref, className and other props are on its item', async () => {
  const ref = vi.fn()
  const { item } = await moveToSubmenu(renderMenu({ ref, className: 'marca', title: 'Formatos' }))
  expect(ref).toHaveBeenCalledWith(item('Exportar').element())
  await expect.element(item('Exportar')).toHaveClass('marca')
  await expect.element(item('Exportar')).toHaveAttribute('title', 'Formatos')
})
