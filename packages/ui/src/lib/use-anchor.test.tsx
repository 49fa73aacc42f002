import { Profiler, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import * as DataTable from '../components/data-table/index.ts'
import * as DropdownMenu from '../components/dropdown-menu/index.ts'
import * as Popover from '../components/popover/index.ts'
import { Select } from '../components/select/index.ts'
import { Tooltip } from '../components/tooltip/index.ts'

const components: Record<string, ReactNode> = {
  DataTable: (
    <DataTable.Root
      label="Ordens"
      columns={[{ id: 'number', header: 'Ordem', value: ({ number }) => number }]}
      rows={[{ number: 'OS-1' }]}
      getRowId={({ number }) => number}
    >
      <DataTable.Table />
    </DataTable.Root>
  ),
  DropdownMenu: (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger>Ações</DropdownMenu.Trigger>
      <DropdownMenu.Content>
        <DropdownMenu.Item>Copiar</DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  ),
  Popover: (
    <Popover.Root>
      <Popover.Trigger>Período</Popover.Trigger>
      <Popover.Content label="Período">Hoje</Popover.Content>
    </Popover.Root>
  ),
  Select: <Select label="Empresa" options={[{ value: '1', label: 'Padaria' }]} />,
  Tooltip: (
    <Tooltip content="Copiar">
      <button type="button">Copiar</button>
    </Tooltip>
  ),
}

test.each(Object.entries(components))('%s does not render twice before it appears', async (_name, component) => {
  const phases: string[] = []
  await render(
    <Profiler id="component" onRender={(_id, phase) => phases.push(phase)}>
      {component}
    </Profiler>,
  )
  // Later renders, such as those of code that loads while the page is idle, delay no content.
  expect(phases).not.toContain('nested-update')
})

test('a menu that its parent opens without a press is attached to its trigger', async () => {
  const screen = await render(
    <DropdownMenu.Root defaultOpen>
      <DropdownMenu.Trigger>Ações</DropdownMenu.Trigger>
      <DropdownMenu.Content>
        <DropdownMenu.Item>Copiar</DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>,
  )
  await expect.element(screen.getByRole('menuitem', { name: 'Copiar' })).toBeVisible()
})
