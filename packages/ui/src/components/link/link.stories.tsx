import type { Meta, StoryObj } from '@storybook/react-vite'
import { Gallery } from '../../testing/gallery.tsx'
import { snapshots } from '../../testing/snapshots.ts'
import { Link } from './link.tsx'
import { linkTones } from './link.variants.ts'

const meta = {
  title: 'Texts/Link (link de texto)',
  component: Link,
  args: { href: '#termos', children: 'Termos de uso' },
} satisfies Meta<typeof Link>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Tones: Story = {
  render: (args) => <Gallery values={linkTones}>{(tone) => <Link {...args} tone={tone} />}</Gallery>,
}

export const External: Story = {
  args: { external: true, href: 'https://metabase.example', children: 'Metabase' },
  parameters: snapshots.lightOnly,
}

export const AsChild: Story = {
  args: { asChild: true, href: undefined, children: <a href="#senha">Esqueci minha senha</a> },
  parameters: snapshots.lightOnly,
}
