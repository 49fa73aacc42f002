import type { Meta, StoryObj } from '@storybook/react-vite'
import Copy from 'lucide-react/icons/copy'
import Trash2 from 'lucide-react/icons/trash-2'
import { fireEvent, within } from 'storybook/test'
import * as Card from '../card/index.ts'
import * as ContextMenu from './index.ts'

const meta = {
  title: 'Overlays/ContextMenu (menu de contexto)',
  component: ContextMenu.Root,
  subcomponents: { Area: ContextMenu.Area, Content: ContextMenu.Content, Item: ContextMenu.Item },
  args: { children: null },
  parameters: { docs: { story: { inline: false, iframeHeight: 320 } } },
  render: (args) => (
    <ContextMenu.Root {...args}>
      <ContextMenu.Area asChild>
        <Card.Root tabIndex={0} role="group" aria-label="Rota de amanhã" className="max-w-80">
          <Card.Body>Rota de amanhã: pressione com o botão direito ou demoradamente.</Card.Body>
        </Card.Root>
      </ContextMenu.Area>
      <ContextMenu.Content label="Ações da rota">
        <ContextMenu.Item icon={<Copy aria-hidden />}>Duplicar rota</ContextMenu.Item>
        <ContextMenu.Separator />
        <ContextMenu.Item icon={<Trash2 aria-hidden />} tone="danger">
          Excluir rota
        </ContextMenu.Item>
      </ContextMenu.Content>
    </ContextMenu.Root>
  ),
} satisfies Meta<typeof ContextMenu.Root>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Open: Story = {
  play: async ({ canvas, canvasElement }) => {
    fireEvent.contextMenu(canvas.getByRole('group', { name: 'Rota de amanhã' }), { clientX: 80, clientY: 60 })
    await within(canvasElement.ownerDocument.body).findByRole('menu', { name: 'Ações da rota' })
  },
}
