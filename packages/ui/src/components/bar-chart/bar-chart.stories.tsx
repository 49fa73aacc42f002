import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { snapshots } from '../../testing/snapshots.ts'
import { BarChart } from './bar-chart.tsx'

const meta = {
  title: 'Charts/BarChart (gráfico de barras)',
  component: BarChart,
  args: {
    label: 'Ordens por empresa, últimos 30 dias',
    categoryLabel: 'Empresa',
    valueLabel: 'Ordens',
    data: [
      { label: 'Padaria Estrela', value: 214 },
      { label: 'Clínica São Lucas', value: 163 },
      { label: 'Ótica Boa Vista', value: 98 },
      { label: 'Livraria Central', value: 41 },
      { label: 'Mercado da Serra', value: 12 },
    ],
  },
} satisfies Meta<typeof BarChart>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Horizontal: Story = { args: { direction: 'row' }, parameters: snapshots.lightOnly }

export const LongNames: Story = {
  args: {
    direction: 'row',
    data: [
      { label: 'Associação Beneficente dos Moradores do Bairro Alto da Boa Vista', value: 1_234_567 },
      { label: 'Pneumoultramicroscopicossilicovulcanoconiótico', value: 880_000 },
      { label: 'Sul', value: 12_000 },
    ],
  },
}

/** As on a phone: names wrap to two lines before they are truncated. */
export const WrappedNames: Story = {
  args: {
    label: 'Motivos de tentativas sem sucesso',
    categoryLabel: 'Motivo',
    direction: 'row',
    data: [
      { label: 'Destinatário ausente', value: 41 },
      { label: 'Endereço não encontrado', value: 17 },
      { label: 'Recebimento recusado por quem atendeu na portaria', value: 9 },
    ],
  },
  decorators: [(story) => <div className="max-w-80">{story()}</div>],
  parameters: snapshots.lightOnly,
}

export const ManyCategories: Story = {
  args: {
    label: 'Ordens por dia, último ano',
    categoryLabel: 'Dia',
    data: Array.from({ length: 366 }, (_, day) => ({
      label: new Date(Date.UTC(2024, 0, day + 1)).toLocaleDateString('pt-BR', { timeZone: 'UTC' }),
      value: Math.round(60 + 40 * Math.sin(day / 18) + ((day * 37) % 23)),
    })),
  },
}

export const Tones: Story = {
  args: {
    label: 'Ordens por situação',
    categoryLabel: 'Situação',
    data: [
      { label: 'Entregue', value: 182, tone: 'success' },
      { label: 'Em rota', value: 64, tone: 'info' },
      { label: 'Em espera', value: 23, tone: 'waiting' },
      { label: 'Sem sucesso', value: 17, tone: 'danger' },
    ],
  },
}

export const Money: Story = {
  args: {
    label: 'Valor declarado por mês',
    categoryLabel: 'Mês',
    valueLabel: 'Valor declarado',
    format: (value) => new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' }).format(value),
    data: [
      { label: 'set.', value: 1234.56 },
      { label: 'out.', value: 3480 },
      { label: 'nov.', value: 2890.9 },
    ],
  },
}

export const Links: Story = {
  args: { getHref: ({ label }) => `#empresa=${encodeURIComponent(label)}` },
  parameters: snapshots.lightOnly,
}

export const NegativeValues: Story = {
  args: {
    label: 'Diferença para a semana anterior',
    data: [
      { label: 'seg.', value: 12 },
      { label: 'ter.', value: -8 },
      { label: 'qua.', value: 0 },
      { label: 'qui.', value: null },
      { label: 'sex.', value: Number.NaN },
      { label: 'sáb.', value: -21 },
    ],
  },
}

export const OneValue: Story = {
  args: { data: [{ label: 'Padaria Estrela', value: 7 }] },
  parameters: snapshots.lightOnly,
}

export const TooltipOpen: Story = {
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

export const Empty: Story = { args: { data: [], emptyText: 'Nenhuma ordem neste período.' } }

export const Loading: Story = { args: { data: [], loading: true } }

export const Refreshing: Story = { args: { loading: true } }

export const Failed: Story = { args: { error: 'Não foi possível carregar as ordens por empresa.', onRetry: () => {} } }
