import type { Meta, StoryObj } from '@storybook/react-vite'
import { Gallery } from '../../testing/gallery.tsx'
import { snapshots } from '../../testing/snapshots.ts'
import { Link } from '../link/link.tsx'
import * as Stepper from './index.ts'
import { stepStates } from './stepper.variants.ts'

const meta = {
  title: 'Feedback/Stepper (etapas)',
  component: Stepper.Root,
  subcomponents: { Step: Stepper.Step },
  args: { label: 'Importar entregas' },
} satisfies Meta<typeof Stepper.Root>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: (args) => (
    <Stepper.Root {...args}>
      <Stepper.Step title="Enviar arquivo" description="entregas.csv" state="done" />
      <Stepper.Step title="Conferir colunas" description="7 de 9 reconhecidas" state="current" />
      <Stepper.Step title="Corrigir linhas" />
      <Stepper.Step title="Criar ordens" />
    </Stepper.Root>
  ),
  parameters: snapshots.withPhone,
}

export const States: Story = {
  render: (args) => (
    <Gallery values={stepStates} direction="column">
      {(state) => (
        <Stepper.Root {...args} label={`Importar entregas: ${state}`}>
          <Stepper.Step title="Conferir colunas" description="7 de 9 reconhecidas" state={state} />
          <Stepper.Step title="Criar ordens" />
        </Stepper.Root>
      )}
    </Gallery>
  ),
}

export const WithLinks: Story = {
  render: (args) => (
    <Stepper.Root {...args}>
      <Stepper.Step title={<Link href="#arquivo">Enviar arquivo</Link>} state="done" />
      <Stepper.Step title="Conferir colunas" state="failed" description="Faltam CEP e número" />
      <Stepper.Step title="Criar ordens" />
    </Stepper.Root>
  ),
  parameters: snapshots.lightOnly,
}
