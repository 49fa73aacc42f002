import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button, Dialog, DropdownMenu, Select, TextField, ThemeScope } from './index.ts'

/* What README states about a shadow root: the style sheet is in it and in the document, and a ThemeScope is around the components. */

let host: HTMLElement
let root: Root
beforeEach(() => {
  host = document.body.appendChild(document.createElement('div'))
  const shadow = host.attachShadow({ mode: 'open' })
  for (const sheet of document.querySelectorAll('style, link[rel=stylesheet]')) shadow.append(sheet.cloneNode(true))
  root = createRoot(shadow.appendChild(document.createElement('div')))
})
afterEach(() => {
  root.unmount()
  host.remove()
})

const show = (children: ReactNode) => root.render(<ThemeScope>{children}</ThemeScope>)
const isFocused = (element: Element) => host.shadowRoot?.activeElement === element
const getFocusedRole = () => host.shadowRoot?.activeElement?.closest('[role]')?.getAttribute('role')

test('a button in a shadow root looks as in the page', async () => {
  show(<Button>Criar</Button>)
  const button = page.getByRole('button', { name: 'Criar' })
  await expect.element(button).toBeVisible()
  const { backgroundColor, paddingLeft } = getComputedStyle(button.element())
  expect(backgroundColor).not.toBe('rgba(0, 0, 0, 0)')
  expect(paddingLeft).toBe('16px')
})

test('the keys of a list in a shadow root choose', async () => {
  const options = ['Ana', 'Bia'].map((label) => ({ value: label, label }))
  show(<Select label="Pessoa" options={options} />)
  const select = page.getByRole('combobox', { name: 'Pessoa' })
  await select.click()
  await expect.poll(getFocusedRole).toMatch(/listbox|option/)
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(select).toHaveTextContent('Bia')
  await expect.poll(() => isFocused(select.element())).toBe(true)
})

test('Esc closes a menu in a shadow root and returns the focus', async () => {
  show(
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>
        <Button>Ações</Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content>
        <DropdownMenu.Item>Imprimir</DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>,
  )
  const trigger = page.getByRole('button', { name: 'Ações' })
  await trigger.click()
  await expect.poll(getFocusedRole).toMatch(/^menu/)
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  await expect.poll(() => isFocused(trigger.element())).toBe(true)
})

test('Esc closes a dialog in a shadow root, but Tab leaves it: a limit of Radix', async () => {
  show(
    <Dialog.Root>
      <Dialog.Trigger asChild>
        <Button>Abrir</Button>
      </Dialog.Trigger>
      <Dialog.Content title="Janela">
        <TextField label="Nome" />
      </Dialog.Content>
    </Dialog.Root>,
  )
  await page.getByRole('button', { name: 'Abrir' }).click()
  const field = page.getByLabelText('Nome')
  await expect.poll(() => isFocused(field.element())).toBe(true)
  await userEvent.tab()
  await userEvent.tab()
  expect(document.activeElement).not.toBe(host)
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})
