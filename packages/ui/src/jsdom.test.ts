// @vitest-environment jsdom
import './testing-setup.ts'
import { act, createElement, type ReactElement } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import {
  Combobox,
  ConfirmDialog,
  DataTable,
  DateField,
  Dialog,
  DropdownMenu,
  FileDrop,
  FilterBar,
  MultiSelect,
  Popover,
  Select,
} from './index.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

async function show(element: ReactElement) {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  await act(async () => root.render(element))
  stops.push(() => {
    act(() => root.unmount())
    place.remove()
  })
  return place
}

const options = Array.from({ length: 1000 }, (_, index) => ({ value: `e${index}`, label: `Empresa ${index}` }))
const listed = () => [...document.querySelectorAll('[role="option"]')].map(({ textContent }) => textContent)

test.each([
  ['Select', createElement(Select, { label: 'Empresa', options })],
  ['Combobox', createElement(Combobox, { label: 'Empresa', options })],
  ['MultiSelect', createElement(MultiSelect, { label: 'Empresas', options })],
])(
  '%s lists its first options with one click where elements have no size, and not all thousand',
  async (_, element) => {
    const place = await show(element)
    await act(async () => place.querySelector<HTMLElement>('[role="combobox"]')?.click())
    expect(listed()).toContain('Empresa 3')
    expect(listed().length).toBeLessThan(100)
  },
)

const trigger = (label: string) => createElement('button', { type: 'button' }, label)

test.each([
  [
    'Dialog',
    'dialog',
    createElement(
      Dialog.Root,
      null,
      createElement(Dialog.Trigger, { asChild: true }, trigger('Abrir')),
      createElement(Dialog.Content, { title: 'Título' }, 'Texto'),
    ),
  ],
  [
    'DropdownMenu',
    'menu',
    createElement(
      DropdownMenu.Root,
      null,
      createElement(DropdownMenu.Trigger, { asChild: true }, trigger('Abrir')),
      createElement(DropdownMenu.Content, null, createElement(DropdownMenu.Item, null, 'Editar')),
    ),
  ],
  [
    'Popover',
    'dialog',
    createElement(
      Popover.Root,
      null,
      createElement(Popover.Trigger, { asChild: true }, trigger('Abrir')),
      createElement(Popover.Content, { label: 'Detalhes' }, 'Texto'),
    ),
  ],
])('%s opens in the step of the click', async (_, role, element) => {
  const place = await show(element)
  await act(async () => place.querySelector('button')?.click())
  expect(document.querySelector(`[role="${role}"]`)).not.toBeNull()
})

test('ConfirmDialog opens with its buttons', async () => {
  await show(
    createElement(ConfirmDialog, {
      open: true,
      title: 'Excluir?',
      confirmLabel: 'Excluir',
      onConfirm() {},
      onOpenChange() {},
    }),
  )
  expect([...document.querySelectorAll('button')].map(({ textContent }) => textContent)).toContain('Excluir')
})

test.each([
  ['FileDrop', createElement(FileDrop, { label: 'Fotos' }), 'input[type="file"]'],
  ['DateField', createElement(DateField, { label: 'Dia' }), 'input'],
  [
    'DataTable',
    createElement(
      DataTable.Root<{ id: string }>,
      {
        label: 'Ordens',
        rows: [{ id: '1' }],
        getRowId: ({ id }) => id,
        columns: [{ id: 'id', header: 'Número', value: ({ id }) => id }],
      },
      createElement(DataTable.Table),
    ),
    'table',
  ],
  ['FilterBar', createElement(FilterBar, { label: 'Filtros' }), '[role="search"]'],
])('%s renders without errors of React', async (_, element, selector) => {
  const error = vi.spyOn(console, 'error')
  const place = await show(element)
  expect(place.querySelector(selector)).not.toBeNull()
  expect(error).not.toHaveBeenCalled()
})
