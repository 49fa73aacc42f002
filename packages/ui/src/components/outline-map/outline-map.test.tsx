import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { rootContract } from '../../testing/root-contract.tsx'
import type { MapOutline, MapPart } from './map-view.ts'
import { OutlineMap } from './outline-map.tsx'
import type { OutlineMapProps } from './outline-map-props.ts'

const outline: MapOutline = {
  width: 400,
  height: 300,
  bounds: { north: 0, south: -15, west: -60, east: -40 },
  areas: [{ id: 'island', path: 'M40 40 360 40 360 260 40 260z' }],
}

interface Delivery {
  id: string
  city: string
  position: { latitude: number; longitude: number } | null
}

const at = (id: string, city: string, latitude: number, longitude: number): Delivery => ({
  id,
  city,
  position: { latitude, longitude },
})
const deliveries = [
  at('A', 'Porto Claro', -3, -48),
  at('B', 'PORTO CLARO', -3.1, -48.1),
  at('C', 'Vila do Farol', -12, -46),
  at('D', 'Vila do Farol', -12, -46),
  at('E', 'Serra Branca', -9, -57),
  { id: 'F', city: '', position: null },
]

const base: OutlineMapProps<Delivery> = {
  label: 'Entregas no mapa',
  outline,
  items: deliveries,
  getItemId: ({ id }) => id,
  getItemPosition: ({ position }) => position,
  getItemTitle: ({ id }) => `Entrega ${id}`,
  getItemPlace: ({ city }) => city,
}

rootContract({ slot: 'outline-map' }, (props) => <OutlineMap {...base} {...props} />)

const titles = () =>
  page
    .getByRole('listitem')
    .elements()
    .map((row) => row.textContent)

test('lists every item with a position, and names each mark by its place', async () => {
  const screen = await render(<OutlineMap {...base} />)
  await expect.element(screen.getByRole('heading', { name: 'No mapa: 5' })).toBeVisible()
  await expect.poll(titles).toEqual(['Entrega A', 'Entrega B', 'Entrega C', 'Entrega D', 'Entrega E'])
  await expect.element(screen.getByRole('button', { name: '2 em Porto Claro' })).toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Entrega E, Serra Branca' })).toBeInTheDocument()
})

test('a press of a group zooms in until its items are apart, and moves the focus to the list', async () => {
  const screen = await render(<OutlineMap {...base} />)
  await screen.getByRole('button', { name: '2 em Porto Claro' }).click()
  const heading = screen.getByRole('heading', { name: 'Nesta área: 2 de 5' })
  await expect.element(heading).toHaveFocus()
  await expect.poll(titles).toEqual(['Entrega A', 'Entrega B'])
  await expect.element(screen.getByRole('button', { name: 'Entrega A, Porto Claro' })).toBeInTheDocument()
  await screen.getByRole('button', { name: 'Mostrar tudo' }).click()
  await expect.element(screen.getByRole('heading', { name: 'No mapa: 5' })).toBeVisible()
})

test('a press of items at one position lists only these, until all are shown again', async () => {
  const screen = await render(<OutlineMap {...base} />)
  await screen.getByRole('button', { name: '2 em Vila do Farol' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Nesta área: 2 de 5' })).toHaveFocus()
  await expect.poll(titles).toEqual(['Entrega C', 'Entrega D'])
  await screen.getByRole('button', { name: 'Mostrar tudo' }).first().click()
  await expect.element(screen.getByRole('heading', { name: 'No mapa: 5' })).toBeVisible()
})

test('keys move and zoom the map, and the list has what is in the frame', async () => {
  const screen = await render(<OutlineMap {...base} />)
  const drawing = screen.getByRole('application', { name: 'Entregas no mapa' })
  ;(drawing.element() as HTMLElement).focus()
  await userEvent.keyboard('+++')
  await expect.element(screen.getByRole('heading', { name: /^Nesta área: [0-4] de 5$/ })).toBeVisible()
  await userEvent.keyboard('---')
  await expect.element(screen.getByRole('heading', { name: 'No mapa: 5' })).toBeVisible()
  const left = () => screen.getByRole('button', { name: 'Entrega E, Serra Branca' }).element().getBoundingClientRect().x
  const before = left()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.poll(left).toBeGreaterThan(before)
})

test('the wheel zooms with Ctrl only, so that it scrolls the page', async () => {
  const screen = await render(<OutlineMap {...base} />)
  const drawing = screen.getByRole('application', { name: 'Entregas no mapa' }).element()
  const wheel = (ctrlKey: boolean) => {
    const event = new WheelEvent('wheel', { deltaY: -600, ctrlKey, bubbles: true, cancelable: true })
    drawing.dispatchEvent(event)
    return event.defaultPrevented
  }
  expect(wheel(false)).toBe(false)
  await expect.element(screen.getByRole('heading', { name: 'No mapa: 5' })).toBeVisible()
  expect(wheel(true)).toBe(true)
  await expect.element(screen.getByRole('heading', { name: /^Nesta área: [0-4] de 5$/ })).toBeVisible()
})

test('selects one item, or all that the list shows', async () => {
  const onSelectedChange = vi.fn()
  const screen = await render(<OutlineMap {...base} selectable selected={['E']} onSelectedChange={onSelectedChange} />)
  await screen.getByRole('checkbox', { name: 'Selecionar Entrega A' }).click()
  expect(onSelectedChange).toHaveBeenLastCalledWith(['E', 'A'])
  await screen.getByRole('button', { name: '2 em Vila do Farol' }).click()
  await screen.getByRole('checkbox', { name: 'Selecionar todos desta lista' }).click()
  expect(onSelectedChange).toHaveBeenLastCalledWith(['E', 'C', 'D'])
})

/** Draws a line around a mark with the mouse. */
function drawAround(name: string, init: PointerEventInit = {}) {
  const drawing = page.getByRole('application').element()
  const { left, top, width, height } = page.getByRole('button', { name }).element().getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  const send = (type: string, dx: number, dy: number) =>
    drawing.dispatchEvent(
      new PointerEvent(type, {
        ...{ pointerId: 1, isPrimary: true, pointerType: 'mouse', button: 0, bubbles: true, cancelable: true },
        ...{ clientX: x + dx, clientY: y + dy },
        ...init,
      }),
    )
  send('pointerdown', -30, -30)
  for (const [dx, dy] of [
    [30, -30],
    [30, 30],
    [-30, 30],
  ] as const)
    send('pointermove', dx, dy)
  return { finish: () => send('pointerup', -30, 30), cancel: () => send('pointercancel', -30, 30) }
}

test('a line that is drawn around marks adds their items to the selection, and lists them', async () => {
  const onSelectedChange = vi.fn()
  const screen = await render(<OutlineMap {...base} selectable selected={['E']} onSelectedChange={onSelectedChange} />)
  const mark = screen.getByRole('button', { name: '2 em Vila do Farol' })
  await screen.getByRole('button', { name: 'Desenhar em volta do que selecionar' }).click()
  const before = mark.element().getBoundingClientRect().x
  const { finish } = drawAround('2 em Vila do Farol')
  await expect.poll(() => document.querySelector('[data-slot="outline-map-lasso"]')).not.toBeNull()
  finish()
  expect(onSelectedChange).toHaveBeenCalledExactlyOnceWith(['E', 'C', 'D'])
  await expect.element(screen.getByRole('heading', { name: 'Nesta área: 2 de 5' })).toHaveFocus()
  expect(document.querySelector('[data-slot="outline-map-lasso"]')).toBeNull()
  expect(mark.element().getBoundingClientRect().x).toBe(before)
})

test('Shift draws a line too; without it the mouse moves the map, and a cancelled line selects nothing', async () => {
  const onSelectedChange = vi.fn()
  const screen = await render(<OutlineMap {...base} selectable onSelectedChange={onSelectedChange} />)
  const mark = screen.getByRole('button', { name: 'Entrega E, Serra Branca' })
  // By then the frame is measured.
  await screen.getByRole('button', { name: 'Mostrar tudo' }).click()
  const y = () => mark.element().getBoundingClientRect().y
  const before = y()
  drawAround('Entrega E, Serra Branca', { shiftKey: true }).cancel()
  expect(onSelectedChange).not.toHaveBeenCalled()
  drawAround('Entrega E, Serra Branca', { shiftKey: true }).finish()
  expect(onSelectedChange).toHaveBeenCalledExactlyOnceWith(['E'])
  expect(y()).toBe(before)
  drawAround('Entrega E, Serra Branca').finish()
  await expect.poll(y).not.toBe(before)
  expect(onSelectedChange).toHaveBeenCalledTimes(1)
})

test('a map without selection has no line', async () => {
  const screen = await render(<OutlineMap {...base} />)
  await expect
    .element(screen.getByRole('button', { name: 'Desenhar em volta do que selecionar' }))
    .not.toBeInTheDocument()
})

test('states an approximate position in words, and shows the rest of a long list on demand', async () => {
  const items = Array.from({ length: 60 }, (_, index) => at(`n${index}`, 'Porto Claro', -3, -48))
  const screen = await render(<OutlineMap {...base} items={items} isItemApproximate={() => true} />)
  await expect.element(screen.getByText('Posição aproximada').first()).toBeVisible()
  expect(page.getByText('Posição aproximada').elements()).toHaveLength(50)
  await screen.getByRole('button', { name: 'Mostrar mais 10' }).click()
  await expect.poll(() => page.getByText('Posição aproximada').elements().length).toBe(60)
})

test('shows the text of an empty map', async () => {
  const screen = await render(<OutlineMap {...base} items={[]} emptyText="Nenhuma ordem." />)
  await expect.element(screen.getByText('Nenhuma ordem.')).toBeVisible()
})

test('names areas, but not below a mark or below another name', async () => {
  const [island] = outline.areas
  const area = (id: string, latitude: number, longitude: number) => ({
    ...island,
    id,
    path: island?.path ?? '',
    label: { text: id, position: { latitude, longitude } },
  })
  const areas = [area('NO', -4, -55), area('ND', -4.1, -55.1), area('LE', -9, -42), area('OE', -9, -57)]
  // OE would be below the mark of Serra Branca, and ND overlaps NO.
  await render(<OutlineMap {...base} outline={{ ...outline, areas }} />)
  const names = () =>
    [...document.querySelectorAll('[data-slot=outline-map-area]')].map(({ textContent }) => textContent)
  await expect.poll(names).toEqual(['NO', 'LE'])
})

test('a close view draws the parts of the areas it shows, and tries again after a failure', async () => {
  const ring: MapPart['ring'] = [
    [-57.5, -7],
    [-50.3, -7],
    [-50.3, -7.7],
    [-57.5, -10],
  ]
  const loadParts = vi
    .fn<NonNullable<MapOutline['loadParts']>>()
    .mockRejectedValueOnce(new Error('offline'))
    // With an island.
    .mockResolvedValue(['n', 'm'].map((id) => ({ id, name: 'Serra Branca', ring })))
  const far = { id: 'far', path: 'M0 0 1 0 1 1z' }
  const screen = await render(
    <OutlineMap {...base} items={[]} outline={{ ...outline, areas: [...outline.areas, far], loadParts }} />,
  )
  const zoomIn = screen.getByRole('button', { name: 'Aproximar' })
  await zoomIn.click()
  expect(loadParts).not.toHaveBeenCalled()
  await zoomIn.click()
  await zoomIn.click()
  await expect.poll(() => loadParts.mock.calls).toEqual([['island']])
  expect(document.querySelector('[data-slot=outline-map-parts]')).toBeNull()
  await zoomIn.click()
  await expect.poll(() => loadParts.mock.calls).toEqual([['island'], ['island']])
  await expect.poll(() => document.querySelector('[data-slot=outline-map-parts]')).not.toBeNull()
  // Only a corner of it is in the frame: the name is there, once.
  const listNames = () =>
    Array.from(document.querySelectorAll('[data-slot=outline-map-area]'), (name) => name.textContent)
  await expect.poll(listNames).toEqual(['Serra Branca'])
  await screen.getByRole('button', { name: 'Mostrar tudo' }).click()
  await expect.poll(() => document.querySelector('[data-slot=outline-map-parts]')).toBeNull()
})
