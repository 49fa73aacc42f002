import type { Meta, StoryObj } from '@storybook/react-vite'
import { Gallery } from '../../testing/gallery.tsx'
import { snapshots } from '../../testing/snapshots.ts'
import { QrCode } from './qr-code.tsx'
import { qrCodeSizes } from './qr-code.variants.ts'

const meta = {
  title: 'Data/QrCode (código qr)',
  component: QrCode,
  args: {
    text: 'https://malote.example/ordens-de-servico/OS-2026-000123',
    label: 'Código QR da ordem OS-2026-000123',
  },
} satisfies Meta<typeof QrCode>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Sizes: Story = {
  render: (args) => <Gallery values={qrCodeSizes}>{(size) => <QrCode {...args} size={size} />}</Gallery>,
  parameters: snapshots.lightOnly,
}
