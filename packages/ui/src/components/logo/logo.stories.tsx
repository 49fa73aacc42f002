import type { Meta, StoryObj } from '@storybook/react-vite'
import { Gallery } from '../../testing/gallery.tsx'
import { snapshots } from '../../testing/snapshots.ts'
import { Logo } from './logo.tsx'
import { logoAligns } from './logo.variants.ts'
import { LogoPicture } from './logo-picture.tsx'

/** A picture on white, as a server would store it. */
const draw = (width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/><rect x="8" y="8" width="${width - 16}" height="${height - 16}" rx="16" fill="#146f46"/><circle cx="${width / 2}" cy="${height / 2}" r="${Math.min(width, height) / 5}" fill="#eed67b"/></svg>`,
  )}`

const meta = {
  title: 'Frame/Logo (marca)',
  component: Logo,
} satisfies Meta<typeof Logo>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const MarkOnly: Story = { args: { markOnly: true }, parameters: snapshots.lightOnly }
export const CustomName: Story = { args: { name: 'Expresso Sul' } }

export const Picture: Story = { render: () => <LogoPicture name="Expresso Sul" src={draw(320, 100)} /> }

export const Aligns: Story = {
  render: () => (
    <Gallery values={logoAligns}>
      {(align) => <LogoPicture name="Expresso Sul" src={draw(160, 160)} align={align} />}
    </Gallery>
  ),
  parameters: snapshots.lightOnly,
}

/** Pictures of any shape are contained in the same box. */
export const Shapes: Story = {
  render: () => (
    <div className="flex max-w-full flex-wrap gap-6">
      <LogoPicture name="Largo" src={draw(800, 90)} />
      <LogoPicture name="Quadrado" src={draw(200, 200)} />
      <LogoPicture name="Alto" src={draw(90, 320)} />
      <LogoPicture name="Expresso Sul, sem a imagem" src="data:image/png;base64,AAAA" />
    </div>
  ),
  parameters: snapshots.lightOnly,
}
