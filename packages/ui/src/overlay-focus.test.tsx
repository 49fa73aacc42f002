import { type ReactNode, useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button, CommandPalette, Dialog, Drawer, Popover, RadioGroup, SearchField, Tabs, TextField } from './index.ts'

/* Where overlays put the focus, and what a key of a composition does in them. */

const vehicles = [
  { value: 'a', label: 'Moto' },
  { value: 'b', label: 'Carro' },
]
const vehicle = <RadioGroup label="Veículo" options={vehicles} defaultValue="b" />

const dialogs = [
  { name: 'Dialog', Overlay: Dialog },
  { name: 'Drawer', Overlay: Drawer },
]

describe.each(dialogs)('$name', ({ Overlay }) => {
  const show = (content: ReactNode) =>
    render(
      <Overlay.Root>
        <Overlay.Trigger asChild>
          <Button>Abrir</Button>
        </Overlay.Trigger>
        <Overlay.Content title="Editar">{content}</Overlay.Content>
      </Overlay.Root>,
    )

  test.each([
    ['hidden', <input key="hidden" type="hidden" name="token" />],
    ['invisible', <input key="invisible" type="file" style={{ display: 'none' }} />],
    ['no tab stop', <input key="trap" aria-label="Armadilha" tabIndex={-1} />],
    [
      'disabled by a fieldset',
      <fieldset key="fieldset" aria-label="Dados" disabled>
        <input aria-label="Fechado" />
      </fieldset>,
    ],
  ])('focuses the first field that takes the focus when an earlier one is %s', async (_, first) => {
    const screen = await show(
      <>
        {first}
        <TextField label="Nome" />
      </>,
    )
    screen.getByRole('button', { name: 'Abrir' }).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByLabelText('Nome')).toHaveFocus()
  })

  test('focuses the checked radio button', async () => {
    const screen = await show(vehicle)
    await screen.getByRole('button', { name: 'Abrir' }).click()
    await expect.element(screen.getByLabelText('Carro')).toHaveFocus()
  })
})

test('Popover focuses the checked radio button', async () => {
  const screen = await render(
    <Popover.Root>
      <Popover.Trigger>Abrir</Popover.Trigger>
      <Popover.Content label="Editar">{vehicle}</Popover.Content>
    </Popover.Root>,
  )
  await screen.getByRole('button', { name: 'Abrir' }).click()
  await expect.element(screen.getByLabelText('Carro')).toHaveFocus()
})

/** A trigger that its overlay disables or hides, in a part of the page that can be focused. */
function Closing({ kind, change }: { kind: 'Dialog' | 'Popover'; change: 'disabled' | 'hidden' }) {
  const [open, setOpen] = useState(false)
  const [done, setDone] = useState(false)
  const Overlay = kind === 'Dialog' ? Dialog : Popover
  const finish = (
    <Button
      onClick={() => {
        setDone(true)
        setOpen(false)
      }}
    >
      Concluir
    </Button>
  )
  const trigger = (
    <Overlay.Trigger asChild>
      <Button disabled={done && change === 'disabled'} hidden={done && change === 'hidden'}>
        Coletar
      </Button>
    </Overlay.Trigger>
  )
  return (
    <main tabIndex={-1}>
      {kind === 'Dialog' ? (
        <Dialog.Root open={open} onOpenChange={setOpen}>
          {trigger}
          <Dialog.Content title="Coletar">{finish}</Dialog.Content>
        </Dialog.Root>
      ) : (
        <Popover.Root open={open} onOpenChange={setOpen}>
          {trigger}
          <Popover.Content label="Coletar">{finish}</Popover.Content>
        </Popover.Root>
      )}
    </main>
  )
}

test.each([
  { kind: 'Dialog', change: 'disabled' },
  { kind: 'Dialog', change: 'hidden' },
  { kind: 'Popover', change: 'disabled' },
] as const)('the focus of a closed $kind goes to the page when its trigger is $change', async (props) => {
  const screen = await render(<Closing {...props} />)
  await screen.getByRole('button', { name: 'Coletar' }).click()
  const finish = screen.getByRole('button', { name: 'Concluir' })
  await expect.element(finish).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('main')).toHaveFocus()
})

test.each([
  ['that no tab has', 'gone'],
  ['of a disabled tab', '1'],
])('the first enabled tab is the tab stop with a value %s', async (_, value) => {
  const screen = await render(
    <>
      <button type="button">Antes</button>
      <Tabs.Root value={value}>
        <Tabs.List label="Partes">
          <Tabs.Tab value="1" disabled>
            Um
          </Tabs.Tab>
          <Tabs.Tab value="2">Dois</Tabs.Tab>
          <Tabs.Tab value="3">Três</Tabs.Tab>
        </Tabs.List>
      </Tabs.Root>
    </>,
  )
  screen.getByRole('button', { name: 'Antes' }).element().focus()
  await userEvent.tab()
  await expect.element(screen.getByRole('tab', { name: 'Dois' })).toHaveFocus()
})

const composed = { key: 'Escape', keyCode: 27, isComposing: true, bubbles: true, cancelable: true }
const pressComposed = (element: Element) => element.dispatchEvent(new KeyboardEvent('keydown', composed))

test.each([
  {
    name: 'Dialog',
    overlay: (
      <Dialog.Root defaultOpen>
        <Dialog.Content title="Nova">
          <TextField label="Nome" />
        </Dialog.Content>
      </Dialog.Root>
    ),
  },
  {
    name: 'Drawer',
    overlay: (
      <Drawer.Root defaultOpen>
        <Drawer.Content title="Nova">
          <TextField label="Nome" />
        </Drawer.Content>
      </Drawer.Root>
    ),
  },
  {
    name: 'Popover',
    overlay: (
      <Popover.Root defaultOpen>
        <Popover.Trigger>Abrir</Popover.Trigger>
        <Popover.Content label="Nova">
          <TextField label="Nome" />
        </Popover.Content>
      </Popover.Root>
    ),
  },
  { name: 'CommandPalette', overlay: <CommandPalette open onOpenChange={(open) => closed(open)} /> },
])('Esc of a composition leaves $name open', async ({ overlay }) => {
  closed.mockClear()
  const screen = await render(overlay)
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog).toBeVisible()
  await expect.poll(() => document.activeElement?.tagName).toBe('INPUT')
  pressComposed(document.activeElement as Element)
  await new Promise((resolve) => setTimeout(resolve, 50))
  await expect.element(dialog).toBeVisible()
  expect(closed).not.toHaveBeenCalled()
})

const closed = vi.fn()

test('Esc of a composition does not clear a search', async () => {
  const screen = await render(<SearchField label="Buscar" defaultValue="pão" />)
  pressComposed(screen.getByRole('searchbox').element())
  await expect.element(screen.getByRole('searchbox')).toHaveValue('pão')
})
