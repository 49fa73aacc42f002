import { expect, test, vi } from 'vitest'
import { type Locator, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Combobox, ConfirmDialog, Dialog, DropdownMenu, Popover, Select } from './index.ts'
import { waitForMeasurement } from './testing/wait-for-measurement.ts'

/** The code of every overlay here waits for this promise. */
const arrival = vi.hoisted(() => {
  let resolve = () => {}
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  return { promise, resolve: () => resolve() }
})
const waitForArrival = vi.hoisted(() => async (original: () => Promise<unknown>) => {
  await arrival.promise
  return (await original()) as object
})
vi.mock('./components/dialog/dialog-layer.tsx', waitForArrival)
vi.mock('./components/dropdown-menu/dropdown-menu-layer.tsx', waitForArrival)
vi.mock('./components/popover/popover-layer.tsx', waitForArrival)
vi.mock('./components/select/select-layer.tsx', waitForArrival)
vi.mock('./components/combobox/option-list.tsx', waitForArrival)

const options = [{ value: 'a', label: 'Padaria Estrela' }]
const confirm = vi.fn()

const page = (isOpen: boolean) => (
  <>
    <Select label="Empresa" options={options} />
    <Combobox label="Cidade" options={options} />
    <Dialog.Root>
      <Dialog.Trigger>Compartilhar</Dialog.Trigger>
      <Dialog.Content title="Compartilhar rastreio" />
    </Dialog.Root>
    <DropdownMenu.Root>
      <DropdownMenu.Trigger>Ações</DropdownMenu.Trigger>
      <DropdownMenu.Content>
        <DropdownMenu.Item>Editar</DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
    <Popover.Root>
      <Popover.Trigger>Período</Popover.Trigger>
      <Popover.Content label="Período">Hoje</Popover.Content>
    </Popover.Root>
    <ConfirmDialog
      open={isOpen}
      onOpenChange={confirm}
      title="Cancelar?"
      confirmLabel="Cancelar ordem"
      onConfirm={() => {}}
    />
  </>
)

test('a trigger is busy while its code loads, and Esc cancels the opening', async () => {
  const screen = await render(page(true))
  const triggers = [
    screen.getByRole('combobox', { name: 'Empresa' }),
    screen.getByRole('combobox', { name: 'Cidade' }),
    screen.getByRole('button', { name: 'Compartilhar' }),
    screen.getByRole('button', { name: 'Ações' }),
    screen.getByRole('button', { name: 'Período' }),
  ]
  await userEvent.keyboard('{Escape}')
  expect(confirm).toHaveBeenCalledExactlyOnceWith(false)
  await screen.rerender(page(false))
  for (const trigger of triggers) {
    await trigger.click()
    await expect.element(trigger).toHaveAttribute('aria-expanded', 'true')
    await expect.element(trigger).toHaveAttribute('aria-busy', 'true')
    await userEvent.keyboard('{Escape}')
    await expect.element(trigger).toHaveAttribute('aria-expanded', 'false')
    await expect.element(trigger).not.toHaveAttribute('aria-busy')
  }
  // A letter that is typed before the code arrives selects at once.
  await userEvent.keyboard('{Escape}')
  const select = triggers[0] as Locator
  ;(select.element() as HTMLElement).focus()
  await userEvent.keyboard('p')
  await expect.element(select).toHaveTextContent('Padaria Estrela')
  arrival.resolve()
  await Promise.all([
    import('./components/dialog/dialog-layer.tsx'),
    import('./components/dropdown-menu/dropdown-menu-layer.tsx'),
    import('./components/popover/popover-layer.tsx'),
    import('./components/select/select-layer.tsx'),
    import('./components/combobox/option-list.tsx'),
  ])
  // A loaded overlay would be painted afterwards.
  await waitForMeasurement()
  expect(document.querySelector('[role="listbox"], [role="menu"], [role="dialog"]')).toBeNull()
  await triggers[0]?.click()
  await expect.element(screen.getByRole('option', { name: 'Padaria Estrela' })).toBeVisible()
})
