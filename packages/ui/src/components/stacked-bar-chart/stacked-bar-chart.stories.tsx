import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { snapshots } from '../../testing/snapshots.ts'
import { StackedBarChart } from './stacked-bar-chart.tsx'

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
  title: 'Charts/StackedBarChart (gráfico de barras empilhadas)',
  component: StackedBarChart,
  args: {
    label: 'Ordens por dia e situação',
    categoryLabel: 'Dia',
    categories: days,
    series: [
      { label: 'Entregues', values: [32, 41, 38, 45, 52, 12, 4, 39, 44, 47, 51, 30] },
      { label: 'Em andamento', values: [4, 6, 3, 8, 5, 2, 0, 7, 6, 9, 12, 28] },
      { label: 'Sem sucesso', values: [2, 0, 5, 1, 3, 0, 1, 4, 2, 0, 3, 1] },
    ],
  },
} satisfies Meta<typeof StackedBarChart>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Horizontal: Story = { args: { direction: 'row' } }

export const Tones: Story = {
  args: {
    series: [
      { label: 'No prazo', values: [32, 41, 38, 45, 52, 12, 4, 39, 44, 47, 51, 30], tone: 'success' },
      { label: 'Em risco', values: [4, 6, 3, 8, 5, 2, 0, 7, 6, 9, 12, 28], tone: 'waiting' },
      { label: 'Atrasadas', values: [2, 0, 5, 1, 3, 0, 1, 4, 2, 0, 3, 1], tone: 'danger' },
    ],
  },
}

export const SixSeries: Story = {
  args: {
    label: 'Ordens por dia e empresa',
    series: [
      'Padaria Estrela',
      'Clínica São Lucas',
      'Ótica Boa Vista',
      'Livraria Central',
      'Mercado da Serra',
      'Outras',
    ].map((label, place) => ({ label, values: days.map((_, day) => 6 + ((place * 7 + day * 3) % 11)) })),
  },
}

export const Links: Story = {
  args: { getHref: (day, { label }) => `#dia=${encodeURIComponent(day)}&situacao=${encodeURIComponent(label)}` },
  parameters: snapshots.lightOnly,
}

export const NegativeValues: Story = {
  args: {
    label: 'Entradas e saídas por dia',
    categories: ['seg.', 'ter.', 'qua.', 'qui.', 'sex.'],
    series: [
      { label: 'Entradas', values: [12, 8, null, 4, 9] },
      { label: 'Saídas', values: [-4, -11, null, Number.NaN, -2] },
    ],
  },
}

export const TooltipOpen: Story = {
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('application').focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowDown}')
  },
}

export const AsTable: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Ver como tabela' }))
  },
}

export const Empty: Story = { args: { categories: [], series: [] } }

export const Loading: Story = { args: { categories: [], series: [], loading: true } }

export const Failed: Story = { args: { error: 'Não foi possível carregar as ordens por dia.', onRetry: () => {} } }
