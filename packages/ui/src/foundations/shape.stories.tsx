import type { Meta, StoryObj } from '@storybook/react-vite'
import { Gallery } from '../testing/gallery.tsx'

const radii = { sm: 'rounded-sm', md: 'rounded-md', lg: 'rounded-lg', full: 'rounded-full' }
const grounds = {
  'surface-sunken': 'bg-surface-sunken',
  surface: 'bg-surface',
  'surface-raised': 'bg-surface-raised',
  'surface-overlay': 'bg-surface-overlay shadow-overlay',
}
const spaces = { '1 · 4': 'w-1', '2 · 8': 'w-2', '3 · 12': 'w-3', '4 · 16': 'w-4', '6 · 24': 'w-6', '8 · 32': 'w-8' }

const meta = { title: 'Foundations/Shape', tags: ['!autodocs'] } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Radius: Story = {
  render: () => (
    <Gallery values={radii}>
      {(name) => <div className={`size-20 border border-control bg-surface-raised ${radii[name]}`} />}
    </Gallery>
  ),
}

export const Surfaces: Story = {
  render: () => (
    <Gallery values={grounds}>
      {(name) => <div className={`size-28 rounded-md border border-line ${grounds[name]}`} />}
    </Gallery>
  ),
}

export const Spacing: Story = {
  render: () => (
    <Gallery values={spaces} direction="column">
      {(name) => <div className={`h-4 bg-primary ${spaces[name]}`} />}
    </Gallery>
  ),
}
