import type { Meta, StoryObj } from '@storybook/react-vite'
import { Gallery } from '../../testing/gallery.tsx'
import { snapshots } from '../../testing/snapshots.ts'
import { StatusIcon } from '../status-badge/status-icon.tsx'
import * as Timeline from './index.ts'
import { timelineTones } from './timeline.variants.ts'

const meta = {
  title: 'Data/Timeline (linha do tempo)',
  component: Timeline.Root,
  subcomponents: { Item: Timeline.Item },
} satisfies Meta<typeof Timeline.Root>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: (args) => (
    <Timeline.Root {...args} className="max-w-lg">
      <Timeline.Item title="Entregue" time="hoje, 15:42" tone="success" icon={<StatusIcon kind="done" />}>
        Recebida por Mariana Duarte
      </Timeline.Item>
      <Timeline.Item title="Em rota" time="hoje, 14:58" tone="info" icon={<StatusIcon kind="moving" />} />
      <Timeline.Item
        title="Tentativa sem sucesso"
        time="ontem, 17:10"
        tone="danger"
        icon={<StatusIcon kind="failed" />}
      >
        Destinatário ausente. Campainha sem resposta, vizinho não quis receber.
      </Timeline.Item>
      <Timeline.Item title="Solicitada" time="ontem, 09:03">
        Por Bruna Lima
      </Timeline.Item>
    </Timeline.Root>
  ),
  parameters: snapshots.withPhone,
}

export const Tones: Story = {
  render: () => (
    <Gallery values={timelineTones} direction="column">
      {(tone) => (
        <Timeline.Root>
          <Timeline.Item title="Solicitada" tone={tone} />
        </Timeline.Root>
      )}
    </Gallery>
  ),
}
