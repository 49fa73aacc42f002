import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { snapshots } from '../testing/snapshots.ts'
import { ListPage, orders } from './list-page.tsx'
import source from './list-page.tsx?raw'
import { toSample } from './to-sample.ts'

const meta = {
  title: 'Patterns/List page (página de lista)',
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, iframeHeight: 760 }, source: { code: toSample(source) } },
  },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { render: () => <ListPage rows={orders} /> }

export const RowsSelected: Story = {
  render: () => <ListPage rows={orders} />,
  play: async () => {
    await userEvent.click(screen.getByRole('checkbox', { name: 'Selecionar OS-2026-000211' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Selecionar OS-2026-000209' }))
    await expect(screen.getByRole('button', { name: 'Imprimir 2 etiquetas' })).toBeVisible()
  },
}

export const NoMatches: Story = { render: () => <ListPage rows={[]} search="Jundiaí" /> }

export const Empty: Story = { render: () => <ListPage rows={[]} /> }

export const OnAPhone: Story = {
  ...Default,
  globals: { viewport: { value: 'telefone' } },
  parameters: snapshots.phoneOnly,
}
