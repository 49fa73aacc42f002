import type { Meta, StoryObj } from '@storybook/react-vite'
import { Kbd } from './kbd.tsx'

const meta = {
  title: 'Data/Kbd (tecla de atalho)',
  component: Kbd,
  args: { keys: 'mod+k' },
} satisfies Meta<typeof Kbd>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Shortcuts: Story = {
  render: (args) => (
    <dl className="grid max-w-80 grid-cols-[1fr_auto] gap-3">
      {[
        ['Buscar', '/'],
        ['Criar ordem', 'n'],
        ['Ir para ordens', 'g o'],
        ['Abrir comandos', 'mod+k'],
        ['Linha anterior', 'up'],
        ['Selecionar linha', 'space'],
        ['Menu de contexto', 'shift+f10'],
      ].map(([action, keys = '']) => (
        <div key={keys} className="contents">
          <dt>{action}</dt>
          <dd>
            <Kbd {...args} keys={keys} />
          </dd>
        </div>
      ))}
    </dl>
  ),
}
