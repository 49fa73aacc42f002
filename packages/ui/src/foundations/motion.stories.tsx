import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '../components/button/button.tsx'
import { Gallery } from '../testing/gallery.tsx'

const motions = {
  'appear · 140 ms': 'animate-appear',
  'rise · 180 ms': 'animate-rise',
  'slide-in · 200 ms': 'animate-slide-in',
}

const meta = { title: 'Foundations/Motion', tags: ['!autodocs'] } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** Motion shows where content comes from. With reduced motion, content appears without animation. */
export const Motions: Story = {
  render: function Motions() {
    const [round, setRound] = useState(0)
    return (
      <div className="flex flex-col items-start gap-6">
        <Button tone="neutral" variant="outline" onClick={() => setRound(round + 1)}>
          Mostrar de novo
        </Button>
        <Gallery values={motions} key={round}>
          {(name) => (
            <div className="overflow-hidden p-1">
              <div className={`size-24 rounded-md border border-line bg-surface-raised ${motions[name]}`} />
            </div>
          )}
        </Gallery>
      </div>
    )
  },
}
