import { formatEventPlace, proofKindLabels, type Receipt, type ServiceOrder } from '@malote/api-client'
import { Button, Code, Disclosure, Heading, Inline, Link, PrintSheet, QrCode, Stack, Text } from '@malote/ui'
import Download from 'lucide-react/icons/download'
import FileCheck from 'lucide-react/icons/file-check'
import { eventCodesText, ReceiptCodes, ReceiptEvents } from '../../components/receipt-events.tsx'
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
            statement={statement}
            formatMoment={formatDateTime}
            formatPlace={({ position }) => places.get(position)}
          />
        </Stack>
      </section>
    </Stack>
  )
}

/** What the appendix is about, and the codes of the events and of the files. */
function ReceiptAppendix({ receipt: { statement, signature } }: { receipt: Receipt }) {
  const files = statement.stops.flatMap((stop) => stop.files)
  return (
    <Stack gap="md">
      <Text
        size="sm"
        tone="subtle"
      >{`${eventCodesText} O código do último evento faz parte da assinatura digital.`}</Text>
      <Stack gap="xs" asChild>
        <ReceiptCodes statement={statement} formatMoment={formatDateTime} />
      </Stack>
      {files.length > 0 && (
        <Stack gap="xs" asChild>
          <ul>
            {files.map(({ kind, at, sha256 }) => (
              <li key={sha256}>
                <Text size="sm">{`${proofKindLabels[kind]} de ${formatDateTime(at)} (SHA-256)`}</Text>
                <Text size="sm" tone="subtle">
                  <Code>{sha256}</Code>
                </Text>
              </li>
            ))}
          </ul>
        </Stack>
      )}
      <div>
        <Text size="sm">{`Assinatura ${signature.algorithm} com a chave ${signature.keyId}`}</Text>
        <Text size="sm" tone="subtle">
          <Code>{signature.value}</Code>
        </Text>
      </div>
    </Stack>
  )
}

/** The codes on the screen: closed, because few readers need them. */
export const FoldedAppendix = ({ receipt }: { receipt: Receipt }) => (
  <Disclosure summary="Anexo: códigos de conferência" className="print:hidden">
    <ReceiptAppendix receipt={receipt} />
  </Disclosure>
)

/** The codes on paper: a sheet after the receipt. */
export const PrintedAppendix = ({ orderNumber, receipt }: { orderNumber: string; receipt: Receipt }) => (
  <PrintSheet size="a4" className="hidden print:block">
    <Stack gap="md">
      <Heading level={2} size="lg">
        {`Anexo de ${orderNumber}: códigos de conferência`}
      </Heading>
      <ReceiptAppendix receipt={receipt} />
    </Stack>
  </PrintSheet>
)

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
