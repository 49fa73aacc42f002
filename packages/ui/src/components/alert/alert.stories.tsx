import type { Meta, StoryObj } from '@storybook/react-vite'
import { Gallery } from '../../testing/gallery.tsx'
import { Button } from '../button/button.tsx'
import { Alert } from './alert.tsx'
import { alertTones } from './alert.variants.ts'

const meta = {
  title: 'Feedback/Alert (aviso)',
  component: Alert,
  args: {
    title: 'A busca de CEP está fora do ar.',
    children: 'Preencha o endereço à mão.',
  },
} satisfies Meta<typeof Alert>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Tones: Story = {
  render: (args) => (
    <Gallery values={alertTones} direction="column">
      {(tone) => <Alert {...args} tone={tone} />}
    </Gallery>
  ),
}

export const WithAction: Story = {
  args: {
    tone: 'warning',
    title: 'Esta ordem foi alterada por Bruna Lima.',
    children: 'Veja o que mudou antes de salvar por cima.',
    action: (
      <Button size="sm" tone="neutral" variant="outline">
        Ver o que mudou
      </Button>
    ),
  },
}

export const OneLine: Story = {
  args: { title: undefined, children: 'Sem conexão. O que aparece pode estar desatualizado.' },
}
