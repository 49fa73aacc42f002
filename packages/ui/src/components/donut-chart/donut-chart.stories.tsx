import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { DonutChart } from './donut-chart.tsx'

const meta = {
  title: 'Charts/DonutChart (gráfico de rosca)',
  component: DonutChart,
  args: {
    label: 'Motivos das tentativas sem sucesso',
    categoryLabel: 'Motivo',
    valueLabel: 'Tentativas',
    totalLabel: 'tentativas',
    data: [
      { label: 'Ninguém no local', value: 48 },
      { label: 'Endereço não encontrado', value: 21 },
      { label: 'Recusada pelo destinatário', value: 9 },
      { label: 'Fora do horário', value: 5 },
    ],
  },
} satisfies Meta<typeof DonutChart>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const ManyParts: Story = {
  args: { data: Array.from({ length: 14 }, (_, place) => ({ label: `Motivo ${place + 1}`, value: 60 - place * 4 })) },
}

export const Meanings: Story = {
  args: {
    label: 'Entregas no prazo',
    totalLabel: 'entregas',
    data: [
      { label: 'No prazo', value: 940, tone: 'success' },
      { label: 'Atrasadas', value: 60, tone: 'danger' },
    ],
  },
}

export const Links: Story = { args: { getHref: ({ label }) => `#motivo=${encodeURIComponent(label)}` } }

export const LongNames: Story = {
  args: {
    data: [
      { label: 'Associação Beneficente dos Moradores do Bairro Alto da Boa Vista', value: 1_234_567 },
      { label: 'Pneumoultramicroscopicossilicovulcanoconiótico', value: 880_000 },
    ],
  },
}

export const OnePart: Story = { args: { data: [{ label: 'Ninguém no local', value: 3 }] } }

export const ZeroAndUnknown: Story = {
  args: {
    data: [
      { label: 'Ninguém no local', value: 3 },
      { label: 'Fora do horário', value: 0 },
      { label: 'Sem motivo', value: null },
      { label: 'Estorno', value: -2 },
      { label: 'Recusada', value: Number.NaN },
    ],
  },
}

export const NothingButZero: Story = { args: { data: [{ label: 'Ninguém no local', value: 0 }] } }

export const PointedAt: Story = {
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('application').focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  },
}

export const AsTable: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Ver como tabela' }))
  },
}

export const Empty: Story = { args: { data: [] } }

export const Loading: Story = { args: { data: [], loading: true } }

export const Failed: Story = { args: { error: 'Não foi possível carregar os motivos.', onRetry: () => {} } }
