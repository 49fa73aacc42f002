import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from './components/button/button.tsx'
import { Combobox } from './components/combobox/combobox.tsx'
import { DateField } from './components/date-field/date-field.tsx'
import * as Dialog from './components/dialog/index.ts'
import * as Drawer from './components/drawer/index.ts'
import * as DropdownMenu from './components/dropdown-menu/index.ts'
import { LocaleProvider } from './components/locale-provider/locale-provider.tsx'
import { MoneyField } from './components/money-field/money-field.tsx'
import { MultiSelect } from './components/multi-select/multi-select.tsx'
import { NumberField } from './components/number-field/number-field.tsx'
import { Pagination } from './components/pagination/pagination.tsx'
import * as Popover from './components/popover/index.ts'
import { Select } from './components/select/select.tsx'
import { toast } from './components/toaster/toast.ts'
import { Toaster } from './components/toaster/toaster.tsx'

beforeEach(() => {
  document.documentElement.dir = 'rtl'
})
afterEach(() => {
  document.documentElement.dir = ''
})

const renderRightToLeft = (children: ReactNode) => render(<LocaleProvider dir="rtl">{children}</LocaleProvider>)

const box = (element: Element) => element.getBoundingClientRect()

/** @returns the horizontal position of a part of a text, as the browser lays it out. */
function getPosition(element: Element, text: string): number {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const index = node.textContent?.indexOf(text) ?? -1
    if (index < 0) continue
    const range = document.createRange()
    range.setStart(node, index)
    range.setEnd(node, index + text.length)
    return range.getBoundingClientRect().left
  }
  throw new Error(`“${text}” is not in the element.`)
}

const options = [
  { value: 'a', label: 'القاهرة' },
  { value: 'b', label: 'دبي' },
]

test('the list of a Select is right-to-left and aligned with the right edge of its trigger', async () => {
  const screen = await renderRightToLeft(
    <div style={{ paddingInline: 160 }}>
      <Select label="المدينة" options={options} />
    </div>,
  )
  const trigger = screen.getByRole('combobox')
  await trigger.click()
  const list = screen.getByRole('listbox')
  await expect.element(list).toHaveAttribute('dir', 'rtl')
  expect(box(list.element()).right).toBeCloseTo(box(trigger.element()).right, 0)
})

test('the list of a Combobox is right-to-left', async () => {
  const screen = await renderRightToLeft(<Combobox label="المدينة" options={options} />)
  const field = screen.getByRole('combobox')
  await field.click()
  const list = screen.getByRole('listbox')
  await expect.element(list).toBeVisible()
  expect(getComputedStyle(list.element()).direction).toBe('rtl')
})

test('a menu aligned with the end of its trigger is aligned with its left edge', async () => {
  const screen = await renderRightToLeft(
    <div className="flex justify-center">
      <DropdownMenu.Root>
        <DropdownMenu.Trigger asChild>
          <Button>المزيد</Button>
        </DropdownMenu.Trigger>
        <DropdownMenu.Content>
          <DropdownMenu.Item>نسخ العنوان الكامل</DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Root>
    </div>,
  )
  await screen.getByRole('button').click()
  const menu = screen.getByRole('menu')
  await expect.element(menu).toHaveAttribute('dir', 'rtl')
  expect(box(menu.element()).left).toBeCloseTo(box(screen.getByRole('button').element()).left, 0)
})

test('a popover aligned with the start of its trigger is aligned with its right edge', async () => {
  const screen = await renderRightToLeft(
    <div className="flex justify-center">
      <Popover.Root>
        <Popover.Trigger asChild>
          <Button>التفاصيل</Button>
        </Popover.Trigger>
        <Popover.Content label="التفاصيل" align="start">
          <p className="w-80">تفاصيل الطلب</p>
        </Popover.Content>
      </Popover.Root>
    </div>,
  )
  await screen.getByRole('button').click()
  const popover = screen.getByRole('dialog')
  await expect.element(popover).toBeVisible()
  expect(box(popover.element()).right).toBeCloseTo(box(screen.getByRole('button').element()).right, 0)
})

test('the arrow keys of the calendar follow the direction', async () => {
  const screen = await renderRightToLeft(<DateField label="اليوم" defaultValue="2026-12-15" />)
  await screen.getByRole('button').click()
  await expect.element(screen.getByRole('button', { name: /15 de dezembro/ })).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(screen.getByRole('button', { name: /16 de dezembro/ })).toHaveFocus()
})

test('a drawer opens along the left edge, and its border is on the right', async () => {
  const screen = await renderRightToLeft(
    <Dialog.Root defaultOpen>
      <Drawer.Content title="طلب جديد">محتوى</Drawer.Content>
    </Dialog.Root>,
  )
  const drawer = screen.getByRole('dialog')
  await expect.element(drawer).toBeVisible()
  await expect.poll(() => box(drawer.element()).left).toBe(0)
  const { borderRightWidth, borderLeftWidth } = getComputedStyle(drawer.element())
  expect([borderRightWidth, borderLeftWidth]).toEqual(['1px', '0px'])
})

test('toasts are at the bottom left', async () => {
  await page.viewport(1280, 800)
  const screen = await renderRightToLeft(<Toaster />)
  const id = toast.info('تم إنشاء الطلب')
  await expect.element(screen.getByText('تم إنشاء الطلب')).toBeVisible()
  expect(box(screen.getByRole('listitem').element()).left).toBe(16)
  toast.dismiss(id)
})

test('an amount has its symbol on the left, and the symbol reads "R$"', async () => {
  const screen = await renderRightToLeft(<MoneyField label="المبلغ" defaultValue={-1000} allowNegative />)
  const symbol = screen.getByText('R$').element()
  expect(getPosition(symbol, 'R')).toBeLessThan(getPosition(symbol, '$'))
  const field = screen.getByRole('textbox').element()
  expect(box(symbol).left).toBeLessThan(box(field).left + box(field).width / 2)
  expect(getComputedStyle(field).direction).toBe('ltr')
})

test('a negative number has its sign on the left', async () => {
  const screen = await renderRightToLeft(<NumberField label="الفرق" defaultValue={-3} />)
  expect(getComputedStyle(screen.getByRole('spinbutton').element()).direction).toBe('ltr')
})

test('a range reads "11–20 de 90", and the arrows of the pages point outwards', async () => {
  const screen = await renderRightToLeft(
    <Pagination page={2} totalPages={9} limit={10} total={90} onPageChange={() => {}} />,
  )
  const range = screen.getByText('11–20 de 90').element()
  expect(getPosition(range, '11')).toBeLessThan(getPosition(range, '20'))
  expect(getPosition(range, '20')).toBeLessThan(getPosition(range, '90'))
  const icon = screen.getByRole('button', { name: 'Próxima página' }).element().querySelector('svg')
  expect(icon && getComputedStyle(icon).scale).toBe('-1 1')
})

test('the arrow keys of chips follow the direction', async () => {
  const options = ['Ana', 'Bia', 'Caio'].map((label) => ({ value: label, label }))
  const screen = await renderRightToLeft(
    <MultiSelect label="Clientes" options={options} defaultValue={['Ana', 'Bia']} />,
  )
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(screen.getByRole('button', { name: 'Remover Bia' })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(screen.getByRole('button', { name: 'Remover Ana' })).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  await expect.element(screen.getByRole('combobox')).toHaveFocus()
})
