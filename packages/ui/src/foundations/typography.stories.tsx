import type { Meta, StoryObj } from '@storybook/react-vite'
import { Gallery } from '../testing/gallery.tsx'
import { snapshots } from '../testing/snapshots.ts'

const sizes = {
  '3xl · 32': 'text-3xl font-bold tracking-tight',
  '2xl · 24': 'text-2xl font-semibold tracking-tight',
  'xl · 20': 'text-xl font-semibold',
  'lg · 16': 'text-lg',
  'md · 14': 'text-md',
  'sm · 13': 'text-sm',
  'xs · 12': 'text-xs',
}

const meta = { title: 'Foundations/Typography', tags: ['!autodocs'] } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Sizes: Story = {
  render: () => (
    <Gallery values={sizes} direction="column">
      {(name) => <p className={sizes[name]}>Coletada às 14:58 em São João del-Rei, nº 1.280</p>}
    </Gallery>
  ),
}

export const TabularNumbers: Story = {
  render: () => (
    <div className="grid max-w-80 grid-cols-2 gap-6 text-end">
      <div>
        <p className="mb-1 text-xs text-subtle">proportional</p>
        <p>R$ 11.111,11</p>
        <p>R$ 80.808,08</p>
      </div>
      <div className="figures">
        <p className="mb-1 text-xs text-subtle">figures</p>
        <p>R$ 11.111,11</p>
        <p>R$ 80.808,08</p>
      </div>
    </div>
  ),
  parameters: snapshots.lightOnly,
}

/** The fallback font, shown until Figtree is loaded, with adjusted metrics. */
export const Fallback: Story = {
  render: () => {
    const text =
      'Não foi possível salvar. Verifique a conexão e tente de novo. A ordem OS-2026-000128 continua como estava.'
    return (
      <div className="flex max-w-96 flex-col gap-4">
        <p>{text}</p>
        <p style={{ fontFamily: '"Figtree Fallback", sans-serif' }}>{text}</p>
      </div>
    )
  },
}
