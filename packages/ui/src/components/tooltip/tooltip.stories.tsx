import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Tooltip } from './tooltip.tsx'

const meta = {
  title: 'Overlays/Tooltip (dica)',
  component: Tooltip,
  args: {
    content: 'A entrega mais antiga sem entregador',
    children: <Button variant="outline">Próxima da fila</Button>,
  },
  decorators: [(story) => <div className="grid min-h-24 place-items-center">{story()}</div>],
} satisfies Meta<typeof Tooltip>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await within(canvasElement.ownerDocument.body).findByRole('tooltip')
  },
}
