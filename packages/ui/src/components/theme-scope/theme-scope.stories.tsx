import type { Meta, StoryObj } from '@storybook/react-vite'
import type { CSSProperties } from 'react'
import { userEvent, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import * as Dialog from '../dialog/index.ts'
import { ThemeScope } from './theme-scope.tsx'

const brand = {
  '--malote-primary': 'light-dark(oklch(0.47 0.11 160), oklch(0.78 0.12 160))',
  '--malote-primary-hover': 'light-dark(oklch(0.4 0.1 160), oklch(0.84 0.1 160))',
} as CSSProperties

const meta = {
  title: 'Frame/ThemeScope (tema de uma parte)',
  component: ThemeScope,
  args: {
    style: brand,
    children: null,
  },
  render: (args) => (
    <ThemeScope {...args}>
      <Dialog.Root>
        <Dialog.Trigger asChild>
          <Button>Compartilhar rastreio</Button>
        </Dialog.Trigger>
        <Dialog.Content title="Compartilhar rastreio">
          <Button>Copiar link</Button>
        </Dialog.Content>
      </Dialog.Root>
    </ThemeScope>
  ),
} satisfies Meta<typeof ThemeScope>
export default meta
type Story = StoryObj<typeof meta>

export const Brand: Story = {}

export const Dark: Story = { args: { theme: 'dark', style: undefined, className: 'bg-surface p-6' } }

export const OpenInBrand: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Compartilhar rastreio' }))
    await within(canvasElement).findByRole('dialog', { name: 'Compartilhar rastreio' })
  },
}
