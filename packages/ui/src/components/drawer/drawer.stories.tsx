import type { Meta, StoryObj } from '@storybook/react-vite'
import { within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Select } from '../select/select.tsx'
import { Stack } from '../stack/stack.tsx'
import { TextField } from '../text-field/text-field.tsx'
import * as Drawer from './index.ts'

const meta = {
  title: 'Overlays/Drawer (gaveta lateral)',
  component: Drawer.Root,
  subcomponents: { Content: Drawer.Content, Footer: Drawer.Footer, Trigger: Drawer.Trigger, Close: Drawer.Close },
  args: { children: null },
  parameters: { docs: { story: { inline: false, iframeHeight: 480 } } },
} satisfies Meta<typeof Drawer.Root>
export default meta
type Story = StoryObj<typeof meta>

const renderDrawer: Story['render'] = (args) => (
  <Drawer.Root {...args}>
    <Drawer.Trigger asChild>
      <Button>Criar usuário</Button>
    </Drawer.Trigger>
    <Drawer.Content title="Criar usuário" description="Enviamos um convite por e-mail.">
      <Stack>
        <TextField label="Nome" required />
        <TextField label="E-mail" type="email" required />
        <Select
          label="Papel"
          options={[
            { value: 'operator', label: 'Operador' },
            { value: 'manager', label: 'Gestor' },
          ]}
        />
      </Stack>
      <Drawer.Footer>
        <Drawer.Close asChild>
          <Button tone="neutral" variant="outline">
            Descartar
          </Button>
        </Drawer.Close>
        <Button>Criar usuário</Button>
      </Drawer.Footer>
    </Drawer.Content>
  </Drawer.Root>
)

export const Default: Story = { render: renderDrawer }

export const Open: Story = {
  args: { defaultOpen: true },
  render: renderDrawer,
  play: async ({ canvasElement }) => {
    await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'Criar usuário' })
  },
}
