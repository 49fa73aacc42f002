import type { Meta, StoryObj } from '@storybook/react-vite'
import Download from 'lucide-react/icons/download'
import FileText from 'lucide-react/icons/file-text'
import { Gallery } from '../../testing/gallery.tsx'
import { snapshots } from '../../testing/snapshots.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { FileTile } from './file-tile.tsx'
import { fileTileFits } from './file-tile.variants.ts'

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200"><rect width="400" height="200" fill="#d8e2f0"/><path d="M40 150q60-120 110-20t90-60 120 20" stroke="#22324d" stroke-width="6" fill="none"/></svg>',
)}`

const download = (
  <IconButton label="Baixar" size="sm" variant="ghost" tone="neutral">
    <Download aria-hidden />
  </IconButton>
)

const meta = {
  title: 'Data/FileTile (arquivo)',
  component: FileTile,
  args: {
    name: 'porta-da-frente.jpg',
    src: picture,
    meta: 'Otávio Lima · 20/11/2026 14:02 · 1,2 MB',
    onOpen: () => {},
    actions: download,
    className: 'w-56',
  },
} satisfies Meta<typeof FileTile>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Fits: Story = {
  render: (args) => <Gallery values={fileTileFits}>{(fit) => <FileTile {...args} fit={fit} />}</Gallery>,
}

export const Document: Story = { args: { name: 'nota-fiscal-4471.pdf', src: null, icon: <FileText /> } }

export const Loading: Story = { args: { src: undefined } }

export const LongName: Story = {
  args: { name: `${'comprovante-de-entrega-'.repeat(8)}.jpg` },
  parameters: snapshots.lightOnly,
}
