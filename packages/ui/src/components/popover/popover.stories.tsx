import type { Meta, StoryObj } from '@storybook/react-vite'
import { within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { FilterChip } from '../filter-chip/filter-chip.tsx'
import * as Popover from './index.ts'

const meta = {
  title: 'Overlays/Popover (balão)',
  component: Popover.Root,
  subcomponents: { Trigger: Popover.Trigger, Content: Popover.Content, Close: Popover.Close },
  args: { children: null },
  parameters: { docs: { story: { inline: false, iframeHeight: 320 } } },
  render: (args) => (
    <Popover.Root {...args}>
      <Popover.Trigger asChild>
        <FilterChip label="Situação" value="Em rota" />
      </Popover.Trigger>
      <Popover.Content label="Situação">
        <div className="flex flex-col gap-3">
          <Checkbox label="Solicitada" />
          <Checkbox label="Em rota" defaultChecked />
          <Checkbox label="Entregue" />
          <Popover.Close asChild>
            <Button size="sm">Aplicar filtro</Button>
          </Popover.Close>
        </div>
      </Popover.Content>
    </Popover.Root>
  ),
} satisfies Meta<typeof Popover.Root>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Open: Story = {
  args: { defaultOpen: true },
  play: async ({ canvasElement }) => {
    await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'Situação' })
  },
}
