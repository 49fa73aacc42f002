import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Button } from '../button/button.tsx'
import { Combobox } from '../combobox/combobox.tsx'
import { CommandPalette } from '../command-palette/index.ts'
import { DateField } from '../date-field/date-field.tsx'
import * as Dialog from '../dialog/index.ts'
import * as DropdownMenu from '../dropdown-menu/index.ts'
import * as Popover from '../popover/index.ts'
import { Select } from '../select/select.tsx'
import { Tooltip } from '../tooltip/tooltip.tsx'
import { ThemeScope } from './theme-scope.tsx'

const options = [{ value: 'a', label: 'Padaria Estrela' }]

test.each([
  ['Select', '[role="listbox"]', <Select key="1" label="Empresa" options={options} />],
  ['Combobox', '[role="listbox"]', <Combobox key="2" label="Empresa" options={options} />],
  ['DateField', '[role="dialog"]', <DateField key="3" label="Dia" />],
  [
    'Dialog',
    '[role="dialog"]',
    <Dialog.Root key="4">
      <Dialog.Trigger asChild>
        <Button>Abrir</Button>
      </Dialog.Trigger>
      <Dialog.Content title="Título">Texto</Dialog.Content>
    </Dialog.Root>,
  ],
  [
    'DropdownMenu',
    '[role="menu"]',
    <DropdownMenu.Root key="5">
      <DropdownMenu.Trigger asChild>
        <Button>Abrir</Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content>
        <DropdownMenu.Item>Editar</DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>,
  ],
  [
    'Popover',
    '[role="dialog"]',
    <Popover.Root key="6">
      <Popover.Trigger asChild>
        <Button>Abrir</Button>
      </Popover.Trigger>
      <Popover.Content label="Detalhes">Texto</Popover.Content>
    </Popover.Root>,
  ],
  [
    'Tooltip',
    '[role="tooltip"]',
    <Tooltip key="7" content="Abre os detalhes">
      <Button>Abrir</Button>
    </Tooltip>,
  ],
])('%s opens inside the scope, with its theme and its brand', async (name, selector, element) => {
  const brand = { '--malote-primary': 'rgb(1, 2, 3)' } as React.CSSProperties
  const screen = await render(
    <ThemeScope theme="dark" style={brand} data-testid="scope">
      {element}
    </ThemeScope>,
  )
  const scope = screen.getByTestId('scope').element()
  const role = name === 'Select' || name === 'Combobox' ? 'combobox' : 'button'
  if (name === 'Tooltip') await screen.getByRole(role).hover()
  else await screen.getByRole(role).first().click()
  await expect.poll(() => scope.querySelector(selector)).not.toBeNull()
  const style = getComputedStyle(scope.querySelector(selector) as Element)
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
