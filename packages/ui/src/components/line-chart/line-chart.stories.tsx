import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { snapshots } from '../../testing/snapshots.ts'
import { LineChart } from './line-chart.tsx'

const days = [
  '09/11',
  '10/11',
  '11/11',
  '12/11',
  '13/11',
  '14/11',
  '15/11',
  '16/11',
  '17/11',
  '18/11',
  '19/11',
  '20/11',
]

const meta = {
  title: 'Charts/LineChart (gráfico de linhas)',
  component: LineChart,
  args: {
    label: 'Tempo até a entrega, em minutos',
    categoryLabel: 'Dia',
    categories: days,
    series: [
      { label: 'Metade das ordens', values: [42, 45, 39, 41, 44, 38, 36, 43, 47, 46, 41, 40] },
      { label: 'Nove em cada dez', values: [88, 96, 79, 84, 91, 70, 66, 87, 104, 99, 85, 82] },
    ],
  },
} satisfies Meta<typeof LineChart>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const OneLine: Story = {
  args: {
    label: 'Ordens por dia',
    series: [{ label: 'Ordens', values: [32, 41, 38, 45, 52, 12, 4, 39, 44, 47, 51, 30] }],
  },
}

export const SixSeries: Story = {
  args: {
    label: 'Ordens por empresa',
    series: [
      'Padaria Estrela',
      'Clínica São Lucas',
      'Ótica Boa Vista',
      'Livraria Central',
      'Mercado da Serra',
      'Outras',
    ].map((label, place) => ({ label, values: days.map((_, day) => 10 + place * 9 + ((place * 5 + day * 7) % 8)) })),
  },
}

export const OneYear: Story = {
  args: {
    label: 'Ordens por dia, último ano',
    categories: Array.from({ length: 366 }, (_, day) =>
      new Date(Date.UTC(2024, 0, day + 1)).toLocaleDateString('pt-BR', { timeZone: 'UTC' }),
    ),
    series: [
      {
        label: 'Solicitadas',
        values: Array.from({ length: 366 }, (_, day) => Math.round(160 + 40 * Math.sin(day / 18) + ((day * 37) % 23))),
      },
      {
        label: 'Entregues',
        values: Array.from({ length: 366 }, (_, day) => Math.round(110 + 38 * Math.sin(day / 18) + ((day * 17) % 19))),
      },
    ],
  },
}

export const WithGaps: Story = {
  args: {
    series: [{ label: 'Ordens', values: [32, 41, null, null, 52, null, Number.NaN, 39, 44, undefined, 51, 30] }],
  },
  parameters: snapshots.lightOnly,
}

export const NegativeValues: Story = {
  args: { label: 'Saldo', series: [{ label: 'Saldo', values: [4, 8, 2, -3, -9, -4, 0, 3, 7, 6, -1, 2] }] },
}

export const AxisNotFromZero: Story = {
  args: {
    label: 'Entregas no prazo',
    fromZero: false,
    format: (value) => `${value.toLocaleString('pt-BR')} %`,
    series: [{ label: 'No prazo', values: [96, 97, 95, 94, 96, 98, 99, 97, 96, 95, 97, 98], tone: 'success' }],
  },
}

export const AllZero: Story = {
  args: { series: [{ label: 'Ordens', values: days.map(() => 0) }] },
  parameters: snapshots.lightOnly,
}

export const OneValue: Story = {
  args: { categories: ['20/11'], series: [{ label: 'Ordens', values: [7] }] },
  parameters: snapshots.lightOnly,
}

export const TooltipOpen: Story = {
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('application').focus()
    await userEvent.keyboard('{Home}{PageDown}{ArrowRight}{ArrowDown}')
  },
}

export const AsTable: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Ver como tabela' }))
  },
}

export const Empty: Story = { args: { categories: [], series: [] } }

export const Loading: Story = { args: { categories: [], series: [], loading: true } }

export const Failed: Story = { args: { error: 'Não foi possível carregar os tempos.', onRetry: () => {} } }
