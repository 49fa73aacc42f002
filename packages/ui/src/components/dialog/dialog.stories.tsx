import type { Meta, StoryObj } from '@storybook/react-vite'
import { within } from 'storybook/test'
import { snapshots } from '../../testing/snapshots.ts'
import { Button } from '../button/button.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { Textarea } from '../textarea/textarea.tsx'
import * as Dialog from './index.ts'

const meta = {
  title: 'Overlays/Dialog (janela de diálogo)',
  component: Dialog.Root,
  subcomponents: { Content: Dialog.Content, Footer: Dialog.Footer, Trigger: Dialog.Trigger, Close: Dialog.Close },
  args: { children: null },
  parameters: { docs: { story: { inline: false, iframeHeight: 480 } } },
} satisfies Meta<typeof Dialog.Root>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: (args) => (
    <Dialog.Root {...args}>
      <Dialog.Trigger asChild>
        <Button>Compartilhar rastreio</Button>
      </Dialog.Trigger>
      <Dialog.Content title="Compartilhar rastreio" description="Quem tem o link acompanha esta entrega.">
        <TextField label="Link público" readOnly defaultValue="https://malote.example/rastreio/8f2c" />
        <Dialog.Footer>
          <Dialog.Close asChild>
            <Button tone="neutral" variant="outline">
              Fechar
            </Button>
          </Dialog.Close>
          <Button>Copiar link</Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  ),
  parameters: snapshots.withPhone,
}

const findDialog: Story['play'] = async ({ canvasElement }) => {
  await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'Compartilhar rastreio' })
}

export const Small: Story = {
  render: (args) => (
    <Dialog.Root {...args} defaultOpen>
      <Dialog.Content title="Compartilhar rastreio" size="sm">
        <TextField label="Link público" readOnly defaultValue="https://malote.example/rastreio/8f2c" />
      </Dialog.Content>
    </Dialog.Root>
  ),
  play: findDialog,
}

export const Medium: Story = {
  render: (args) => (
    <Dialog.Root {...args} defaultOpen>
      <Dialog.Content title="Compartilhar rastreio" size="md">
        <TextField label="Link público" readOnly defaultValue="https://malote.example/rastreio/8f2c" />
      </Dialog.Content>
    </Dialog.Root>
  ),
  play: findDialog,
}

export const Large: Story = {
  render: (args) => (
    <Dialog.Root {...args} defaultOpen>
      <Dialog.Content title="Compartilhar rastreio" size="lg">
        <TextField label="Link público" readOnly defaultValue="https://malote.example/rastreio/8f2c" />
      </Dialog.Content>
    </Dialog.Root>
  ),
  play: findDialog,
}

export const LongContent: Story = {
  render: (args) => (
    <Dialog.Root {...args} defaultOpen>
      <Dialog.Content title="Editar entrega">
        <div className="flex flex-col gap-4">
          {['Logradouro', 'Número', 'Complemento', 'Bairro', 'Cidade', 'Ponto de referência'].map((label) => (
            <TextField key={label} label={label} />
          ))}
          <Textarea label="Instruções" />
        </div>
        <Dialog.Footer>
          <Button tone="neutral" variant="outline">
            Descartar alterações
          </Button>
          <Button>Salvar entrega</Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  ),
  play: async ({ canvasElement }) => {
    await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'Editar entrega' })
  },
}

export const NotDismissible: Story = {
  render: (args) => (
    <Dialog.Root {...args} defaultOpen>
      <Dialog.Content title="Os termos de uso mudaram" size="sm" dismissible={false}>
        Leia a versão nova antes de continuar.
        <Dialog.Footer>
          <Button tone="neutral" variant="outline">
            Sair sem aceitar
          </Button>
          <Button>Aceitar e continuar</Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  ),
  play: async ({ canvasElement }) => {
    await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'Os termos de uso mudaram' })
  },
}
