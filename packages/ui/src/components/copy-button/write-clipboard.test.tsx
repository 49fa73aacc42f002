import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Button } from '../button/button.tsx'
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.tsx'
import * as DropdownMenu from '../dropdown-menu/index.ts'
import { writeClipboard } from './write-clipboard.ts'

beforeAll(() => import('../dropdown-menu/dropdown-menu-layer.tsx'))

/** The texts that the page has copied. */
let copied: string[]

beforeEach(() => {
  copied = []
  // As on plain http, where `navigator.clipboard` is undefined.
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(() => {
    throw new TypeError()
  })
  // The selection is read instead of the clipboard, which tests share.
  vi.spyOn(document, 'execCommand').mockImplementation(() => {
    const source = document.activeElement
    if (!(source instanceof HTMLTextAreaElement)) return false
    copied.push(source.value.slice(source.selectionStart, source.selectionEnd))
    return true
  })
})

afterEach(() => vi.restoreAllMocks())

const text = 'OS-2026-000123'

test('copies through the page from an item of a menu', async () => {
  const screen = await render(
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>
        <Button>Ações</Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content>
        <DropdownMenu.Item onSelect={() => void writeClipboard(text)}>Copiar número</DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>,
  )
  const trigger = screen.getByRole('button', { name: 'Ações' })
  await trigger.click()
  await screen.getByRole('menuitem', { name: 'Copiar número' }).click()
  await expect.poll(() => copied).toEqual([text])
  await expect.element(trigger).toHaveFocus()
})

test('copies through the page inside a confirmation', async () => {
  const screen = await render(
    <ConfirmDialog
      open
      onOpenChange={() => undefined}
      title="Cancelar esta ordem?"
      confirmLabel="Cancelar ordem"
      onConfirm={() => undefined}
    >
      <Button onClick={() => void writeClipboard(text)}>Copiar código</Button>
    </ConfirmDialog>,
  )
  const button = screen.getByRole('button', { name: 'Copiar código' })
  await button.click()
  await expect.poll(() => copied).toEqual([text])
  await expect.element(button).toHaveFocus()
})
