import type { Meta, StoryObj } from '@storybook/react-vite'
import { Truck } from '../../icons/icons.gen.ts'
import { Gallery } from '../../testing/gallery.tsx'
import { snapshots } from '../../testing/snapshots.ts'
import * as TrackingSteps from './index.ts'
import { trackingStepStates } from './tracking-steps.variants.ts'

const meta = {
  title: 'Feedback/TrackingSteps (etapas da entrega)',
  component: TrackingSteps.Root,
  subcomponents: { Step: TrackingSteps.Step },
  args: { label: 'Andamento da entrega' },
} satisfies Meta<typeof TrackingSteps.Root>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: (args) => (
    <TrackingSteps.Root {...args}>
      <TrackingSteps.Step title="Pedido recebido" time="sexta-feira, 20/11, às 17:04" state="done" />
      <TrackingSteps.Step title="Coleta confirmada" time="hoje, às 8:12" state="done" />
      <TrackingSteps.Step title="Coletado" time="hoje, às 9:40" state="done" />
      <TrackingSteps.Step title="Saiu para entrega" time="hoje, às 10:05" state="current" icon={<Truck />} />
      <TrackingSteps.Step title="Entregue" time="previsto para hoje, até as 18:00" />
    </TrackingSteps.Root>
  ),
}

export const States: Story = {
  render: (args) => (
    <Gallery values={trackingStepStates} direction="column">
      {(state) => (
        <TrackingSteps.Root {...args} label={`Andamento da entrega: ${state}`}>
          <TrackingSteps.Step title="Saiu para entrega" time="hoje, às 10:05" state={state} />
          <TrackingSteps.Step title="Entregue" />
        </TrackingSteps.Root>
      )}
    </Gallery>
  ),
}

export const Delivered: Story = {
  render: (args) => (
    <TrackingSteps.Root {...args}>
      <TrackingSteps.Step title="Saiu para entrega" time="hoje, às 10:05" state="done" />
      <TrackingSteps.Step title="Entregue" time="hoje, às 10:28" state="done">
        Recebido por Paulo
      </TrackingSteps.Step>
    </TrackingSteps.Root>
  ),
}

export const Stopped: Story = {
  render: (args) => (
    <TrackingSteps.Root {...args}>
      <TrackingSteps.Step title="Pedido recebido" time="sexta-feira, 20/11, às 17:04" state="done" />
      <TrackingSteps.Step title="Cancelada" time="hoje, às 8:12" state="stopped" />
    </TrackingSteps.Root>
  ),
  parameters: snapshots.lightOnly,
}

export const LongTexts: Story = {
  render: (args) => (
    <TrackingSteps.Root {...args} className="max-w-72">
      <TrackingSteps.Step
        title="Entregue ao responsável pela portaria do condomínio"
        time="segunda-feira, 23 de novembro de 2026, às 10:28 (horário de Fernando de Noronha)"
        state="current"
      >
        {`Recebido por ${'Albuquerque'.repeat(4)}`}
      </TrackingSteps.Step>
      <TrackingSteps.Step title="Fim" />
    </TrackingSteps.Root>
  ),
}
