import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { Gallery } from '../../testing/gallery.tsx'
import { snapshots } from '../../testing/snapshots.ts'
import { ScrollArea } from './scroll-area.tsx'
import { type ScrollAreaSurface, scrollAreaSurfaces } from './scroll-area.variants.ts'

const meta = {
  title: 'Layout/ScrollArea (área de rolagem)',
  component: ScrollArea,
  args: {
    label: 'Entregas da rota',
    className: 'h-48 max-w-72',
    children: null,
  },
} satisfies Meta<typeof ScrollArea>
export default meta
type Story = StoryObj<typeof meta>

const renderStops = (args: ComponentProps<typeof ScrollArea>) => (
  <ScrollArea {...args}>
    <ol className="flex flex-col gap-2 p-3">
      {Array.from({ length: 20 }, (_, index) => 100 + 12 * index).map((stop) => (
        <li key={stop}>Rua das Acácias, {stop}</li>
      ))}
    </ol>
  </ScrollArea>
)

export const Default: Story = { render: renderStops }

const grounds = {
  page: 'bg-surface',
  raised: 'bg-surface-raised',
  sunken: 'bg-surface-sunken',
  overlay: 'bg-surface-overlay',
} satisfies Record<ScrollAreaSurface, string>

export const Surfaces: Story = {
  render: (args) => (
    <Gallery values={scrollAreaSurfaces}>
      {(surface) => (
        <div className={grounds[surface]}>
          {renderStops({ ...args, surface, label: `Entregas da rota: ${surface}` })}
        </div>
      )}
    </Gallery>
  ),
}

export const Horizontal: Story = {
  args: {
    className: 'max-w-72',
    surface: 'page',
    children: <p className="p-3 whitespace-nowrap">Coleta → Conferência → Rota → Entrega → Comprovante → Fatura</p>,
  },
}

export const WithoutOverflow: Story = {
  args: { children: <p className="p-3">Uma parada.</p> },
  parameters: snapshots.lightOnly,
}
