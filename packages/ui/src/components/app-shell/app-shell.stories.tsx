import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent } from 'storybook/test'
import { Shell } from '../../testing/shell.tsx'
import { snapshots } from '../../testing/snapshots.ts'
import * as AppShell from './index.ts'

const meta = {
  title: 'Frame/AppShell (moldura da aplicação)',
  component: AppShell.Root,
  subcomponents: { Main: AppShell.Main },
  args: { open: null, onOpenChange: () => {} },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 600 } } },
  render: function Framed({ open: initial }) {
    const [open, setOpen] = useState(initial)
    return <Shell open={open} onOpenChange={setOpen} />
  },
} satisfies Meta<typeof AppShell.Root>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Closed: Story = { args: { open: false }, parameters: snapshots.lightOnly }

export const Drawer: Story = {
  globals: { viewport: { value: 'telefone' } },
  parameters: snapshots.phoneOnly,
  play: async () => {
    if (window.matchMedia('(width >= 62rem)').matches) return
    await userEvent.click(screen.getByRole('button', { name: 'Abrir Sidebar' }))
    await expect(await screen.findByRole('dialog', { name: 'Menu lateral' })).toBeVisible()
  },
}
