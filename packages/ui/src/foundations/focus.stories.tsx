import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../components/button/button.tsx'
import { Gallery } from '../testing/gallery.tsx'

const grounds = {
  surface: 'bg-surface',
  'surface-raised': 'bg-surface-raised',
  'surface-sunken': 'bg-surface-sunken',
  'surface-overlay': 'bg-surface-overlay',
  'primary-soft': 'bg-primary-soft',
  'danger-soft': 'bg-danger-soft',
  'waiting-soft': 'bg-waiting-soft',
}

const meta = { title: 'Foundations/Focus', tags: ['!autodocs'] } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const ring = { outline: '2px solid var(--malote-focus)', outlineOffset: '2px' }

/** The ring that the base layer draws on `:focus`, shown on every background. */
export const OnEverySurface: Story = {
  render: () => (
    <Gallery values={grounds}>
      {(name) => (
        <div className={`rounded-md border border-line p-6 ${grounds[name]}`}>
          <Button style={ring}>Criar ordem</Button>
        </div>
      )}
    </Gallery>
  ),
}
