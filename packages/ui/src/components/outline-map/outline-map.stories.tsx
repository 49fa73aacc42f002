import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { snapshots } from '../../testing/snapshots.ts'
import { Text } from '../text/text.tsx'
import type { MapOutline, MapPart } from './map-view.ts'
import { OutlineMap } from './outline-map.tsx'
import type { OutlineMapTone } from './outline-map.variants.ts'

/** An invented island with three provinces. */
const island: MapOutline = {
  width: 400,
  height: 300,
  bounds: { north: 0, south: -15, west: -60, east: -40 },
  areas: [
    {
      id: 'north',
      path: 'M40 90 90 30 200 15 320 40 370 110 250 130 120 120z',
      label: { text: 'NO', position: { latitude: -4.5, longitude: -52 } },
    },
    {
      id: 'west',
      path: 'M40 90 120 120 180 127 170 270 90 250 35 170z',
      label: { text: 'OE', position: { latitude: -11.5, longitude: -55 } },
    },
    {
      id: 'east',
      path: 'M180 127 250 130 370 110 385 180 320 260 240 285 170 270z',
      label: { text: 'LE', position: { latitude: -9, longitude: -44 } },
    },
  ],
  attribution: { text: 'Contornos de exemplo', url: 'https://mapas.example/licenca' },
}

/** Invented municipalities of the northern province. */
const municipalities: MapPart[] = [
  {
    id: 'porto-claro',
    name: 'Porto Claro',
    ring: [
      [-48.45, -2.75],
      [-47.95, -2.7],
      [-47.85, -3.15],
      [-48.15, -3.28],
      [-48.5, -3.1],
    ],
  },
  {
    id: 'campo-alto',
    name: 'Campo Alto',
    ring: [
      [-47.95, -2.7],
      [-47.2, -2.8],
      [-47.1, -3.3],
      [-47.85, -3.15],
    ],
  },
  {
    id: 'pedra-lisa',
    name: 'Pedra Lisa',
    ring: [
      [-48.15, -3.28],
      [-47.85, -3.15],
      [-47.1, -3.3],
      [-47.3, -3.8],
      [-48.2, -3.75],
    ],
  },
  {
    id: 'vau-fundo',
    name: 'Vau Fundo',
    ring: [
      [-48.5, -3.1],
      [-48.15, -3.28],
      [-48.2, -3.75],
      [-49.1, -3.7],
      [-49.2, -3],
    ],
  },
  {
    id: 'serra-fria',
    name: 'Serra Fria',
    ring: [
      [-49.2, -3],
      [-48.5, -3.1],
      [-48.45, -2.75],
      [-49, -2.6],
    ],
  },
]

interface Delivery {
  id: string
  recipient: string
  city: string
  latitude: number
  longitude: number
  tone?: OutlineMapTone
  approximate?: boolean
}

const deliveries: Delivery[] = [
  { id: 'OS-2026-000101', recipient: 'Mariana Albuquerque', city: 'Porto Claro', latitude: -3.1, longitude: -48.2 },
  {
    id: 'OS-2026-000102',
    recipient: 'Davi Rocha',
    city: 'Porto Claro',
    latitude: -3.2,
    longitude: -48.1,
    tone: 'danger',
  },
  {
    id: 'OS-2026-000103',
    recipient: 'Café Miragem',
    city: 'Porto Claro',
    latitude: -3.3,
    longitude: -48.3,
    tone: 'info',
  },
  {
    id: 'OS-2026-000104',
    recipient: 'Escola Estrela do Mar',
    city: 'Serra Branca',
    latitude: -9,
    longitude: -55,
    tone: 'info',
  },
  {
    id: 'OS-2026-000105',
    recipient: 'Livraria do Cais',
    city: 'Vila do Farol',
    latitude: -10.5,
    longitude: -46,
    tone: 'waiting',
    approximate: true,
  },
  {
    id: 'OS-2026-000106',
    recipient: 'Zélia Prado',
    city: 'Vila do Farol',
    latitude: -10.5,
    longitude: -46,
    approximate: true,
  },
  {
    id: 'OS-2026-000107',
    recipient: 'Oficina Boa Vista',
    city: 'Campo Alto',
    latitude: -6.2,
    longitude: -43.5,
    tone: 'danger',
  },
]

const towns = [
  { city: 'Porto Claro', latitude: -3.1, longitude: -48.2 },
  { city: 'Serra Branca', latitude: -9, longitude: -55 },
  { city: 'Vila do Farol', latitude: -10.5, longitude: -46 },
  { city: 'Campo Alto', latitude: -6.2, longitude: -43.5 },
]
const tones: OutlineMapTone[] = ['info', 'neutral', 'waiting', 'danger']

const many = towns.flatMap(({ city, latitude, longitude }, town) =>
  Array.from(
    { length: 60 },
    (_, index): Delivery => ({
      id: `OS-2026-${String(town * 60 + index + 200).padStart(6, '0')}`,
      recipient: `Destinatário ${index + 1}`,
      city,
      latitude: latitude + Math.sin(index) * 0.9,
      longitude: longitude + Math.cos(index * 1.7) * 0.9,
      tone: tones[(index * 7) % 13] ?? 'info',
    }),
  ),
)

const meta = {
  title: 'Data/OutlineMap (mapa de contornos)',
  component: OutlineMap<Delivery>,
  args: {
    label: 'Entregas no mapa',
    outline: island,
    items: deliveries,
    getItemId: ({ id }) => id,
    getItemPosition: ({ latitude, longitude }) => ({ latitude, longitude }),
    getItemTitle: ({ id }) => id,
    getItemPlace: ({ city }) => city,
    getItemTone: ({ tone }) => tone ?? 'neutral',
    isItemApproximate: ({ approximate }) => approximate === true,
    renderItem: ({ recipient, city, tone }) => (
      <Text size="sm" tone={tone === 'danger' ? 'danger' : 'subtle'}>
        {[tone === 'danger' && 'Atrasada', recipient, city].filter(Boolean).join(' · ')}
      </Text>
    ),
  },
} satisfies Meta<typeof OutlineMap<Delivery>>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { parameters: snapshots.withPhone }

export const Selectable: Story = {
  render: function Render(args) {
    const [selected, setSelected] = useState(['OS-2026-000102', 'OS-2026-000104'])
    return <OutlineMap {...args} selectable selected={selected} onSelectedChange={setSelected} />
  },
}

/** The user draws around marks to select them. */
export const Drawing: Story = {
  ...Selectable,
  play: async ({ canvasElement }) => {
    const button = await within(canvasElement).findByRole('button', { name: 'Desenhar em volta do que selecionar' })
    // Without a pointer, which would open the tooltip later.
    fireEvent.click(button)
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'))
  },
  parameters: snapshots.lightOnly,
}

export const Many: Story = { args: { items: many } }

/** Two deliveries at the same position: the list shows those of the pressed mark. */
export const Pressed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '2 em Vila do Farol' }))
    await expect(canvas.getByRole('heading', { name: 'Nesta área: 2 de 7' })).toBeVisible()
  },
  parameters: snapshots.lightOnly,
}

/** A close view has the parts of the areas that it shows. */
export const Close: Story = {
  args: {
    size: 'md',
    items: deliveries.slice(0, 3),
    outline: { ...island, loadParts: async (id) => (id === 'north' ? municipalities : []) },
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-slot=outline-map-parts]')).not.toBeNull())
  },
  parameters: snapshots.lightOnly,
}

/** Above other content of a page. */
export const Medium: Story = { args: { size: 'md' }, parameters: snapshots.lightOnly }

export const Empty: Story = {
  args: { size: 'md', items: [], emptyText: 'Nenhuma ordem com estes filtros.' },
  parameters: snapshots.lightOnly,
}

export const Loading: Story = { args: { size: 'md', items: [], loading: true }, parameters: snapshots.lightOnly }
