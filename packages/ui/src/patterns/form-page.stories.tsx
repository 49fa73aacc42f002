import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { snapshots } from '../testing/snapshots.ts'
import { FormPage } from './form-page.tsx'
import source from './form-page.tsx?raw'
import { toSample } from './to-sample.ts'

const meta = {
  title: 'Patterns/Form page (página de formulário)',
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, iframeHeight: 900 }, source: { code: toSample(source) } },
  },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { render: () => <FormPage />, parameters: snapshots.withPhone }

export const WithErrors: Story = {
  render: () => <FormPage />,
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Criar ordem' }))
    await expect(screen.getByRole('link', { name: 'Diga quem recebe a entrega.' })).toBeVisible()
  },
}
