import type { Meta, StoryObj } from '@storybook/react-vite'
import { Prose } from './prose.tsx'

const meta = {
  title: 'Texts/Prose (texto longo)',
  component: Prose,
  args: {
    children: null,
  },
  render: (args) => (
    <Prose {...args}>
      <p>Última atualização: 5 de junho de 2025.</p>
      <h2>1. Aceitação dos termos</h2>
      <p>
        Ao usar o aplicativo você concorda com estes termos e com a <a href="#privacidade">política de privacidade</a>.
      </p>
      <ul>
        <li>Use apenas o seu próprio acesso.</li>
        <li>
          Mantenha a senha <strong>em segredo</strong>.
        </li>
      </ul>
      <h2>2. Descrição do serviço</h2>
      <p>Empresas solicitam entregas e acompanham cada uma.</p>
    </Prose>
  ),
} satisfies Meta<typeof Prose>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
