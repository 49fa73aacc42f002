import type { Attachment } from '@malote/api-client'
import { examples } from '@malote/api-client/examples'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { inViewerZone } from '../../lib/format/formats.ts'
import { FileGallery } from './file-gallery.tsx'

const page = examples['attachments.list']?.response as { data: Attachment[] }
const file = {
  ...page.data[0],
  name: 'nota.pdf',
  type: 'application/pdf',
  createdAt: '2026-11-20T12:30:00Z',
} as Attachment
const order = examples['serviceOrders.get']?.response as never

const renderGallery = (zone?: string) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <FileGallery order={order} label="Comprovantes: entrega" files={[file]} zone={zone} />
    </QueryClientProvider>,
  )

test('shows the moment of a file of a stop in the time of the stop, as its other moments', async () => {
  // Half an hour from any zone of a test machine.
  const screen = await renderGallery('America/St_Johns')
  await expect.element(screen.getByText(/20\/11 09:00 \(/)).toBeVisible()
})

test('shows the moment of another file in the time of the viewer', async () => {
  const screen = await renderGallery()
  const local = inViewerZone({ hour: '2-digit', minute: '2-digit' })(file.createdAt)
  await expect.element(screen.getByText(new RegExp(`20/11.*${local}`))).toBeVisible()
})
