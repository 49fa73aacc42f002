import { formatEventPlace, type Receipt, type ServiceOrder } from '@malote/api-client'
import { Button, Heading, Inline, Link, QrCode, Stack, Text } from '@malote/ui'
import Download from 'lucide-react/icons/download'
import FileCheck from 'lucide-react/icons/file-check'
import { ReceiptEvents } from '../../components/receipt-events.tsx'
import { formatDateTime } from '../../lib/format/formats.ts'
import { useReceiptDownload } from './receipt.queries.ts'

/** Downloads of the signed receipt: the PDF, and the file that the public page verifies. */
export function ReceiptDownloads({ order }: { order: ServiceOrder }) {
  const download = useReceiptDownload(order)
  const isPending = (format: 'pdf' | 'json') => download.isPending && download.variables === format
  return (
    <>
      <Button
        variant="outline"
        tone="neutral"
        icon={<FileCheck />}
        pending={isPending('json')}
        onClick={() => download.mutate('json')}
      >
        Baixar arquivo assinado (JSON)
      </Button>
      <Button
        variant="outline"
        tone="neutral"
        icon={<Download />}
        pending={isPending('pdf')}
        onClick={() => download.mutate('pdf')}
      >
        Baixar PDF
      </Button>
    </>
  )
}

/** The signed public events on paper, with the places of the courier's device. */
export function ReceiptHistory({ receipt: { statement, details } }: { receipt: Receipt }) {
  const places = new Map(details.places.map(({ event, place }) => [event, formatEventPlace(place)]))
  return (
    <Stack gap="xs" asChild>
      <section>
        <Heading level={3} size="sm">
          Histórico
        </Heading>
        <Stack gap="xs" asChild>
          <ReceiptEvents
            events={statement.events}
            formatMoment={formatDateTime}
            formatPlace={({ position }) => places.get(position)}
          />
        </Stack>
        <Text size="sm" tone="subtle">
          Cada código confirma o evento e o código anterior.
        </Text>
      </section>
    </Stack>
  )
}

/** The code and the address of the public page that verifies the receipt, on paper. */
export function ReceiptVerification({ receipt }: { receipt: Receipt }) {
  const { statement, signature, verificationUrl } = receipt
  return (
    <Inline align="center" gap="md">
      <QrCode size="sm" text={verificationUrl} label="Código QR que confere este comprovante" />
      <Stack gap="xs">
        <Text weight="medium">Confira este comprovante</Text>
        <Link href={verificationUrl}>{verificationUrl}</Link>
        <Text size="sm" tone="subtle">
          {`Assinado em ${formatDateTime(statement.issuedAt)} com a chave ${signature.keyId} (${signature.algorithm}).`}
        </Text>
      </Stack>
    </Inline>
  )
}
