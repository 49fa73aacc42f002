import { type Attachment, attachmentKindLabels, type ServiceOrder } from '@malote/api-client'
import { FileTile, Grid, IconButton } from '@malote/ui'
import Download from 'lucide-react/icons/download'
import FileText from 'lucide-react/icons/file-text'
import { Suspense, useState } from 'react'
import { formatFileSize } from '../../lib/format/file-size.ts'
import { getViewerZone } from '../../lib/format/time-zone.ts'
import { lazyNamed } from '../../lib/lazy-named.ts'
import { formatShortLocalMoment } from '../orders/order/local-time.ts'
import { usePicture } from '../orders/order/order.queries.ts'
import { useDownload } from './use-download.ts'

const FileViewer = lazyNamed(() => import('./file-viewer.tsx'), 'FileViewer')

interface FileGalleryProps {
  order: ServiceOrder
  label: string
  files: readonly Attachment[]
  /**
   * The time zone of the stop to which the files belong, in which its other moments are shown.
   * @default that of the viewer
   */
  zone?: string | undefined
}

/** Thumbnails of files: pictures open in a viewer, documents are downloaded. */
export function FileGallery({ order, label, files, zone = getViewerZone() }: FileGalleryProps) {
  const [opened, setOpened] = useState<Attachment | null>(null)
  if (files.length === 0) return null
  const pictures = files.filter(({ type }) => type !== 'application/pdf')
  return (
    <>
      <Grid asChild columns="fill" gap="sm" className="max-w-200">
        <ul aria-label={label}>
          {files.map((file) => (
            <li key={file.id}>
              <Tile order={order} file={file} zone={zone} onOpen={() => setOpened(file)} />
            </li>
          ))}
        </ul>
      </Grid>
      {opened && (
        <Suspense>
          <FileViewer order={order} pictures={pictures} first={opened} zone={zone} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  )
}

interface TileProps {
  order: ServiceOrder
  file: Attachment
  zone: string
  onOpen: () => void
}

function Tile({ order, file, zone, onOpen }: TileProps) {
  const download = useDownload(order)
  const picture = usePicture(order.orderNumber, file)
  const meta = [
    file.kind !== 'attachment' && attachmentKindLabels[file.kind],
    file.uploadedBy?.name,
    formatShortLocalMoment(file.createdAt, zone),
    formatFileSize(file.bytes),
    file.visibility === 'internal' && 'Interno',
  ]
  return (
    <FileTile
      name={file.name}
      src={picture}
      icon={<FileText />}
      fit={file.kind === 'signature' ? 'contain' : 'cover'}
      meta={meta.filter(Boolean).join(' · ')}
      // A picture that is still loading opens in the viewer too.
      onOpen={picture === null ? () => download(file) : onOpen}
      actions={
        <IconButton
          label={`Baixar ${file.name}`}
          size="sm"
          variant="ghost"
          tone="neutral"
          onClick={() => download(file)}
        >
          <Download aria-hidden />
        </IconButton>
      }
    />
  )
}
