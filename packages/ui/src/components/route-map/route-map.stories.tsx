import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Gallery } from '../../testing/gallery.tsx'
import { snapshots } from '../../testing/snapshots.ts'
import { RouteMap, type RouteMapStop } from './route-map.tsx'
import { routeMapStates } from './route-map.variants.ts'
import { StopMark } from './stop-mark.tsx'

/** Map tiles that need no server. */
const streets = `<svg xmlns='http://www.w3.org/2000/svg' width='256' height='256'><rect width='256' height='256' fill='#ece9e2'/><path d='M0 40h256M0 128h256M0 214h256M60 0v256M176 0v256' stroke='#fff' stroke-width='9'/><path d='M0 256 256 0' stroke='#f6dfa0' stroke-width='12'/><path d='M84 150h68v44H84z' fill='#cfe3c4'/></svg>`
const tiles = {
  url: `data:image/svg+xml,${encodeURIComponent(streets)}`,
  attribution: { text: '© Mapas de exemplo', url: 'https://mapas.example/direitos' },
}
const somewhereElse = (position: { latitude: number; longitude: number }) =>
  `https://www.google.com/maps/search/?api=1&query=${position.latitude},${position.longitude}`

function stop(mark: string, name: string, latitude: number, longitude: number, more: Partial<RouteMapStop> = {}) {
  const position = { latitude, longitude }
  return { id: mark, markerLabel: mark, name, position, href: somewhereElse(position), ...more } satisfies RouteMapStop
}

const pickup = stop('C', 'Coleta: Davi Rocha', -23.5553, -46.6889, {
  address: 'Rua Harmonia, 412 · Vila Madalena',
  state: 'completed',
  status: 'Concluída',
})
const route: RouteMapStop[] = [
  pickup,
  stop('1', 'Entrega 1: Mariana Albuquerque', -23.5359, -46.6736, {
    address: 'Rua Cardoso de Almeida, 788, Apto 51 · Perdizes',
    state: 'failed',
    status: 'Sem sucesso',
  }),
  stop('2', 'Entrega 2: Café Miragem', -23.5626, -46.6693, {
    address: 'Rua Oscar Freire, 909 · Jardim Paulista',
    state: 'current',
    status: 'A caminho',
  }),
  stop('3', 'Entrega 3: Escola Estrela do Mar', -23.5887, -46.6346, {
    address: 'Avenida Ibirapuera, 2315 · Moema',
    state: 'pending',
    status: 'Pendente',
  }),
]

const settled = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  await waitFor(() => expect(canvasElement.querySelector('[data-pictures="here"]')).not.toBeNull(), { timeout: 10_000 })
}

const meta = {
  title: 'Data/RouteMap (mapa da rota)',
  component: RouteMap,
  args: { label: 'Mapa da rota', stops: route, tiles },
  play: settled,
} satisfies Meta<typeof RouteMap>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { parameters: snapshots.withPhone }

export const States: Story = {
  render: () => <Gallery values={routeMapStates}>{(state) => <StopMark mark="12" state={state} />}</Gallery>,
  play: async () => {},
}

export const OneStop: Story = { args: { stops: [pickup] } }

/** The maximum number of deliveries in an order. */
export const TwentyDeliveries: Story = {
  args: {
    stops: [
      pickup,
      ...Array.from({ length: 20 }, (_, index) => {
        const turn = (index / 20) * 2 * Math.PI
        const done = index < 8
        return stop(
          String(index + 1),
          `Entrega ${index + 1}`,
          -23.56 + 0.05 * Math.sin(turn) * (1 - index / 60),
          -46.66 + 0.08 * Math.cos(turn) * (1 - index / 60),
          { state: done ? 'completed' : 'pending', status: done ? 'Concluída' : 'Pendente' },
        )
      }),
    ],
  },
}

/** Stops at the same position share a marker. */
export const SharedMarker: Story = {
  args: {
    stops: [
      pickup,
      ...['1', '2', '3'].map((mark) =>
        stop(mark, `Entrega ${mark}: Edifício Ipê`, -23.5944, -46.6887, { status: 'Pendente' }),
      ),
    ],
  },
}

/** A clicked marker shows its stop in the list. */
export const Selected: Story = {
  play: async (context) => {
    await settled(context)
    await userEvent.click(within(context.canvasElement).getByRole('button', { name: /Entrega 2/ }))
  },
}

export const UnknownPosition: Story = {
  args: {
    stops: [...route.slice(0, 2), { id: '9', markerLabel: '9', name: 'Entrega 9: Sítio Recanto', status: 'Pendente' }],
  },
}

export const LongNames: Story = {
  args: {
    stops: [
      pickup,
      stop(
        '1',
        'Entrega 1: Associação Beneficente dos Moradores do Bairro Alto da Boa Vista e Adjacências de Santo Amaro',
        -23.6444,
        -46.6687,
        { address: 'Pneumoultramicroscopicossilicovulcanoconiótico, 1234567890', status: 'Pendente' },
      ),
    ],
  },
}

/** The installation has no tile server. */
export const WithoutTiles: Story = { args: { tiles: null }, play: async () => {} }

/** The tile server fails. */
export const TilesFailed: Story = {
  args: { tiles: { ...tiles, url: 'data:image/png;base64,AAAA' } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/imagens do mapa não carregaram/)
  },
}

/** The tile source is still loading. */
export const Loading: Story = { args: { tiles: undefined }, play: async () => {} }
