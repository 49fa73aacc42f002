import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { triggers } from '../../testing/contract-cases.tsx'
import { Button } from '../button/button.tsx'
import { Combobox } from '../combobox/index.ts'
import { CommandPalette } from '../command-palette/index.ts'
import { DateField } from '../date-field/date-field.tsx'
import * as Dialog from '../dialog/index.ts'
import { Select } from '../select/select.tsx'
import { Tooltip } from '../tooltip/tooltip.tsx'
import { ThemeScope } from './theme-scope.tsx'

const options = [{ value: 'a', label: 'Padaria Estrela' }]

/** The role of what a component opens. */
function getOverlayRole(name: string): string {
  if (/Select|Combobox/.test(name)) return 'listbox'
  if (name === 'Tooltip') return 'tooltip'
  return name.startsWith('DropdownMenu') ? 'menu' : 'dialog'
}

test.each([
  ...triggers,
  { name: 'DateField', render: () => <DateField label="Dia" /> },
  {
    name: 'Tooltip',
    render: () => (
      <Tooltip content="Abre os detalhes">
        <Button>Abrir</Button>
      </Tooltip>
    ),
  },
])('$name opens inside the scope, with its theme and its brand', async ({ name, render: renderTrigger }) => {
  const brand = { '--malote-primary': 'rgb(1, 2, 3)' } as React.CSSProperties
  const screen = await render(
    <ThemeScope theme="dark" style={brand} data-testid="scope">
      {renderTrigger({})}
    </ThemeScope>,
  )
  const scope = screen.getByTestId('scope').element()
  const role = getOverlayRole(name)
  const overlay = `[role="${role}"]`
  const trigger = screen.getByRole(role === 'listbox' ? 'combobox' : 'button').first()
  if (name === 'Tooltip') await trigger.hover()
  else await trigger.click()
  await expect.poll(() => scope.querySelector(overlay)).not.toBeNull()
  const style = getComputedStyle(scope.querySelector(overlay) as Element)
  expect(style.getPropertyValue('--malote-primary')).toBe('rgb(1, 2, 3)')
  expect(style.colorScheme).toBe('dark')
})

test('CommandPalette opens inside the scope', async () => {
  const screen = await render(
    <ThemeScope data-testid="scope">
      <CommandPalette open onOpenChange={() => {}} items={[{ id: 'a', label: 'Criar ordem', onSelect() {} }]} />
    </ThemeScope>,
  )
  await expect.poll(() => screen.getByTestId('scope').element().querySelector('[role="dialog"]')).not.toBeNull()
})

test('renders overlays into the given container', async () => {
  const modal = document.body.appendChild(document.createElement('div'))
  const screen = await render(
    <ThemeScope container={modal}>
      <Select label="Empresa" options={options} />
    </ThemeScope>,
  )
  await screen.getByRole('combobox').click()
  await expect.poll(() => modal.querySelector('[role="listbox"]')).not.toBeNull()
  modal.remove()
})

test('the stacking order of an overlay is a variable', async () => {
  const screen = await render(
    <ThemeScope style={{ '--malote-layer-overlay': '1100' } as React.CSSProperties} data-testid="scope">
      <Select label="Empresa" options={options} />
    </ThemeScope>,
  )
  await screen.getByRole('combobox').click()
  const scope = screen.getByTestId('scope').element()
  await expect.poll(() => scope.querySelector('[role="listbox"]')).not.toBeNull()
  expect([...scope.querySelectorAll('*')].map((element) => getComputedStyle(element).zIndex)).toContain('1100')
})

test.each(['light', 'dark'])('the theme %s applies to a page that follows the system', async (theme) => {
  const ofHost = document.head.appendChild(document.createElement('style'))
  ofHost.textContent = ':root { color-scheme: light dark }'
  const { theme: previous } = document.documentElement.dataset
  document.documentElement.dataset.theme = theme
  expect(getComputedStyle(document.documentElement).colorScheme).toBe(theme)
  ofHost.remove()
  if (previous === undefined) delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = previous
})

test.each([{ transform: 'translateZ(0)' }, { willChange: 'transform' }, { filter: 'blur(0)' }, { contain: 'paint' }])(
  'in a card with %o the dialog covers the window and keeps theme and brand',
  async (card) => {
    const style = { '--malote-primary': 'rgb(1, 2, 3)' } as React.CSSProperties
    const screen = await render(
      <div style={{ ...card, overflow: 'hidden', width: 420, height: 200 }}>
        <ThemeScope theme="dark" style={style}>
          <Combobox label="Empresa" options={options} />
          <Dialog.Root>
            <Dialog.Trigger>Abrir</Dialog.Trigger>
            <Dialog.Content title="Compartilhar" />
          </Dialog.Root>
        </ThemeScope>
      </div>,
    )
    await screen.getByRole('combobox').click()
    const list = screen.getByRole('listbox')
    await expect.element(list).toBeVisible()
    const box = list.element().getBoundingClientRect()
    expect(document.elementFromPoint(box.x + 20, box.bottom - 8)?.closest('[role="listbox"]')).toBe(list.element())
    await userEvent.keyboard('{Escape}')
    await screen.getByRole('button', { name: 'Abrir' }).click()
    const dialog = screen.getByRole('dialog')
    await expect.element(dialog).toBeVisible()
    const overlay = document.querySelector('[data-slot="dialog-overlay"]') as Element
    expect(overlay.getBoundingClientRect().width).toBe(innerWidth)
    const computed = getComputedStyle(dialog.element())
    expect(computed.getPropertyValue('--malote-primary')).toBe('rgb(1, 2, 3)')
    expect(computed.colorScheme).toBe('dark')
  },
)

test('a scope inside a cut off one keeps the brand of the outer one', async () => {
  const style = { '--malote-primary': 'rgb(1, 2, 3)' } as React.CSSProperties
  const screen = await render(
    <div style={{ transform: 'translateZ(0)' }}>
      <ThemeScope style={style}>
        <ThemeScope theme="dark">
          <Select label="Empresa" options={options} />
        </ThemeScope>
      </ThemeScope>
    </div>,
  )
  await screen.getByRole('combobox').click()
  const list = screen.getByRole('listbox')
  await expect.element(list).toBeVisible()
  const computed = getComputedStyle(list.element())
  expect(computed.getPropertyValue('--malote-primary')).toBe('rgb(1, 2, 3)')
  expect(computed.colorScheme).toBe('dark')
})

test('when the scope itself has a transform, the dialog covers the window', async () => {
  const screen = await render(
    <ThemeScope style={{ transform: 'translateX(40px)', overflow: 'hidden', width: 420, height: 200 }}>
      <Dialog.Root>
        <Dialog.Trigger>Abrir</Dialog.Trigger>
        <Dialog.Content title="Compartilhar" />
      </Dialog.Root>
    </ThemeScope>,
  )
  await screen.getByRole('button', { name: 'Abrir' }).click()
  await expect.element(screen.getByRole('dialog')).toBeVisible()
  const { x, width } = (document.querySelector('[data-slot="dialog-overlay"]') as Element).getBoundingClientRect()
  expect([x, width]).toEqual([0, innerWidth])
})

test('in a dialog of another library that is centered with a transform, lists stay in the dialog', async () => {
  const screen = await render(
    <div role="dialog" aria-label="Do anfitrião" style={{ transform: 'translateX(10px)' }} data-testid="host">
      <ThemeScope>
        <Select label="Empresa" options={options} />
      </ThemeScope>
    </div>,
  )
  await screen.getByRole('combobox').click()
  await expect.poll(() => screen.getByTestId('host').element().querySelector('[role="listbox"]')).not.toBeNull()
})
