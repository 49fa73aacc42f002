import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { rootContract } from '../../testing/root-contract.tsx'
import { RouteMap, type RouteMapStop } from './route-map.tsx'

const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAMLCwgAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw=='
const tiles = { url: pixel, attribution: { text: '© Mapas', url: 'https://mapas.example/' } }
const href = 'https://mapas.example/?q='
const stops: RouteMapStop[] = [
  {
    id: 'a',
    markerLabel: 'C',
    name: 'Coleta: Davi',
    state: 'completed',
    status: 'Concluída',
    position: { latitude: -23.55, longitude: -46.68 },
    href,
  },
  {
    id: 'b',
    markerLabel: '1',
    name: 'Entrega 1: Ana',
    state: 'failed',
    status: 'Sem sucesso',
    position: { latitude: -23.6, longitude: -46.6 },
  },
  { id: 'c', markerLabel: '2', name: 'Entrega 2: Bia', status: 'Pendente' },
]
const pins = () => [...document.querySelectorAll<HTMLElement>('[data-slot="route-map-pin"]')]
const drawing = () => document.querySelector<HTMLElement>('[data-slot="route-map-drawing"]')
/** Waits until the map has its position and its tiles. */
const settled = () => expect.poll(() => drawing()?.dataset.pictures).toBe('here')
const centers = () => pins().map((pin) => Math.round(pin.getBoundingClientRect().x))

rootContract({ slot: 'route-map' }, (props) => <RouteMap {...props} label="Mapa da rota" stops={stops} tiles={tiles} />)

test('each stop with a position is a named marker, in the order of the route', async () => {
  await render(<RouteMap label="Mapa da rota" stops={stops} tiles={tiles} />)
  await expect
    .poll(() => pins().map((pin) => pin.getAttribute('aria-label')))
    .toEqual(['Coleta: Davi, Concluída', 'Entrega 1: Ana, Sem sucesso'])
})

test('the list contains every stop, and shows which have no position', async () => {
  const screen = await render(<RouteMap label="Mapa da rota" stops={stops} tiles={tiles} />)
  const rows = screen.getByRole('listitem')
  expect(rows.elements()).toHaveLength(3)
  await expect.element(rows.nth(1).getByText('Entrega 1: Ana · Sem sucesso')).toBeVisible()
  await expect.element(rows.nth(2).getByText('Sem coordenadas: não aparece no mapa.')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: /Abrir no mapa Coleta: Davi/ })).toHaveAttribute('href', href)
})

test('renders no map and fetches nothing without tiles or without positions', async () => {
  const screen = await render(<RouteMap label="Mapa da rota" stops={stops} tiles={null} />)
  expect(document.querySelector('.relative.h-72')).toBeNull()
  await expect.element(screen.getByText('Coleta: Davi').first()).toBeVisible()
  await expect.element(screen.getByText(/não aparece no mapa/)).not.toBeInTheDocument()
  await screen.rerender(<RouteMap label="Mapa da rota" stops={stops.slice(2)} tiles={tiles} />)
  expect(drawing()).toBeNull()
})

test('arrow keys, + and − move the map, and its buttons do the same', async () => {
  const screen = await render(<RouteMap label="Mapa da rota" stops={stops} tiles={tiles} />)
  await settled()
  const before = centers()
  drawing()?.focus()
  const press = (key: string) =>
    drawing()?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  press('ArrowRight')
  await expect.poll(() => (centers()[0] ?? 0) < (before[0] ?? 0)).toBe(true)
  const apart = () => Math.abs((centers()[1] ?? 0) - (centers()[0] ?? 0))
  const near = apart()
  await screen.getByRole('button', { name: 'Aproximar' }).click()
  await expect.poll(() => apart() > near * 1.9).toBe(true)
  await screen.getByRole('button', { name: 'Mostrar todas as paradas' }).click()
  await expect.poll(centers).toEqual(before)
})

test('a focused marker is moved into view without shifting the frame', async () => {
  const screen = await render(<RouteMap label="Mapa da rota" stops={stops} tiles={tiles} />)
  await settled()
  for (let time = 0; time < 6; time++) await screen.getByRole('button', { name: 'Aproximar' }).click()
  pins()[1]?.focus()
  const frame = drawing()?.getBoundingClientRect()
  await expect
    .poll(() => {
      const box = pins()[1]?.getBoundingClientRect()
      return box && frame && box.left >= frame.left && box.right <= frame.right && box.top >= frame.top
    })
    .toBe(true)
  expect(document.querySelector('.ol-overlaycontainer-stopevent')?.scrollLeft).toBe(0)
})

test('a clicked marker shows its stop in the list', async () => {
  const screen = await render(<RouteMap label="Mapa da rota" stops={stops} tiles={tiles} />)
  await screen.getByRole('button', { name: /Entrega 1/ }).click()
  await expect.element(screen.getByRole('listitem').nth(1)).toHaveAttribute('data-selected', 'true')
})

test('shows a message when tiles fail, and keeps the markers', async () => {
  const broken = { ...tiles, url: 'data:image/png;base64,AAAA' }
  const screen = await render(<RouteMap label="Mapa da rota" stops={stops} tiles={broken} />)
  await expect.element(screen.getByText(/imagens do mapa não carregaram/)).toBeVisible()
  expect(pins()).toHaveLength(2)
})

test('shows the attribution on the map, with its link', async () => {
  const screen = await render(<RouteMap label="Mapa da rota" stops={stops} tiles={tiles} />)
  await expect.element(screen.getByRole('link', { name: '© Mapas' })).toHaveAttribute('rel', 'noopener noreferrer')
})

test('equal stops in a new array do not move the map', async () => {
  const screen = await render(<RouteMap label="Mapa da rota" stops={stops} tiles={tiles} />)
  await settled()
  const before = centers()
  await screen.getByRole('button', { name: 'Aproximar' }).click()
  await expect.poll(() => centers()[0] !== before[0]).toBe(true)
  await screen.rerender(
    <RouteMap label="Mapa da rota" stops={stops.map((stop) => ({ ...stop }))} tiles={{ ...tiles }} />,
  )
  await screen.getByRole('button', { name: 'Afastar' }).click()
  await expect.poll(centers).toEqual(before)
})

test('throws in development without a label', async () => {
  await expect(render(<RouteMap label="" stops={stops} tiles={null} />)).rejects.toThrow(/label/)
})
