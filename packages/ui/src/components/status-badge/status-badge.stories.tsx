import type { Meta, StoryObj } from '@storybook/react-vite'
import { Gallery } from '../../testing/gallery.tsx'
import { snapshots } from '../../testing/snapshots.ts'
import { StatusBadge } from './status-badge.tsx'
import { type StatusKind, statusTones } from './status-badge.variants.ts'

const meta = {
  title: 'Data/StatusBadge (etiqueta de situação)',
  component: StatusBadge,
  args: { kind: 'moving', children: 'Em rota' },
} satisfies Meta<typeof StatusBadge>
export default meta
type Story = StoryObj<typeof meta>

const words: Record<StatusKind, string> = {
  draft: 'Rascunho',
  requested: 'Solicitada',
  scheduled: 'Agendada para 21/11 09:00',
  accepted: 'Aguardando coleta',
  collecting: 'A caminho da coleta',
  collected: 'Coletada',
  moving: 'Em rota',
  done: 'Entregue',
  partial: 'Entregue em parte',
  failed: 'Tentativa sem sucesso',
  paused: 'Em espera',
  returning: 'Em devolução',
  returned: 'Devolvida',
  canceled: 'Cancelada',
  expired: 'Expirada',
  late: 'Atrasada',
}

export const Default: Story = {}

export const Kinds: Story = {
  render: () => (
    <Gallery values={statusTones}>{(kind) => <StatusBadge kind={kind}>{words[kind]}</StatusBadge>}</Gallery>
  ),
}

export const Narrow: Story = {
  render: () => (
    <div className="w-32">
      <StatusBadge kind="scheduled">{words.scheduled}</StatusBadge>
    </div>
  ),
  parameters: snapshots.lightOnly,
}
