import {
  getReceiptStopName,
  getStopName,
  proofKindLabels,
  type ReceiptDetails,
  type ReceiptLogos,
  type ReceiptStatement,
  type ReceiptView,
  serviceOrderStatusLabels,
  stopStateLabels,
} from '@malote/api-client'
import { Button, Card, Code, DescriptionList, Link, Stack, Text, TextField } from '@malote/ui'
import { StatusHero } from '@malote/ui/delivery'
import { DocumentLogos } from '../../components/document-logos.tsx'
import { formatMoment } from '../../components/receipt-check-labels.ts'
import { ReceiptChecks } from '../../components/receipt-checks.tsx'
import { ReceiptHistory } from '../../components/receipt-history.tsx'
import { getReceiptSummary } from './receipt-text.ts'

interface ReceiptPageProps {
  view: ReceiptView
  /** Absent on the page of an error. */
  logos?: ReceiptLogos | undefined
}

/** `/verificar/{id}`: the public page that verifies a receipt. Rendered by the server only. */
export function ReceiptPage({ view, logos }: ReceiptPageProps) {
  const { title, text, tone } = getReceiptSummary(view)
  const verification = view.status === 200 ? view.verification : null
  const statement = verification?.statement
  return (
    <div className="mx-auto grid w-full max-w-160 gap-5 px-4 py-5 md:py-8">
      <DocumentLogos logos={logos} />
      <main className="grid gap-5">
        <StatusHero tone={tone} eyebrow={statement && `Entrega de ${statement.company}`} title={title}>
          {text}
        </StatusHero>
        {verification && <ReceiptChecks checks={verification.checks} />}
        {statement && <Signed statement={statement} keyId={verification.keyId} />}
        {statement && verification.details && <Details statement={statement} details={verification.details} />}
        {statement && <ReceiptHistory title="Histórico" statement={statement} />}
        <Upload />
      </main>
      <footer>
        <Text size="sm" tone="subtle">
          {verification?.details
            ? 'Esta página mostra os dados do arquivo enviado, que não fica guardado. '
            : 'Esta página mostra o que foi assinado, sem dados pessoais. '}
          <Link href="/politica-de-privacidade">Política de privacidade</Link>
        </Text>
      </footer>
    </div>
  )
}

function Signed({ statement, keyId }: { statement: ReceiptStatement; keyId: string | null }) {
  return (
    <Card.Root asChild>
      <section>
        <Card.Header title="O que foi assinado" level={2} />
        <Card.Body>
          <DescriptionList.Root>
            {statement.issuer && <DescriptionList.Item term="Entregue por">{statement.issuer}</DescriptionList.Item>}
            <DescriptionList.Item term="Status">{serviceOrderStatusLabels[statement.status]}</DescriptionList.Item>
            {statement.deliveredAt && (
              <DescriptionList.Item term="Entregue em">{formatMoment(statement.deliveredAt)}</DescriptionList.Item>
            )}
            {statement.stops.map((stop) => (
              <DescriptionList.Item key={`${stop.kind}-${stop.position}`} term={getStopName(statement, stop)}>
                <Stack gap="xs">
                  <Text>{`${stopStateLabels[stop.state]} · ${stop.city}, ${stop.region}`}</Text>
                  {stop.completedAt && <Text tone="subtle">{formatMoment(stop.completedAt)}</Text>}
                  {stop.pinConfirmedAt && <Text>{`PIN conferido em ${formatMoment(stop.pinConfirmedAt)}`}</Text>}
                  {stop.files.map(({ kind, at, sha256 }) => (
                    <div key={sha256}>
                      <Text>{`${proofKindLabels[kind]} de ${formatMoment(at)}`}</Text>
                      <Text size="sm" tone="subtle">
                        SHA-256 <Code>{sha256}</Code>
                      </Text>
                    </div>
                  ))}
                </Stack>
              </DescriptionList.Item>
            ))}
            <DescriptionList.Item term="Emitido em">{formatMoment(statement.issuedAt)}</DescriptionList.Item>
            {keyId && <DescriptionList.Item term="Chave">{`Ed25519 ${keyId}`}</DescriptionList.Item>}
          </DescriptionList.Root>
        </Card.Body>
      </section>
    </Card.Root>
  )
}

/** The data of the uploaded file, to compare with the document that was shown. */
function Details({ statement, details }: { statement: ReceiptStatement; details: ReceiptDetails }) {
  const { orderNumber, externalRef, assignee, stops } = details
  return (
    <Card.Root asChild>
      <section>
        <Card.Header title="Compare com o seu documento" level={2} />
        <Card.Body>
          <DescriptionList.Root>
            <DescriptionList.Item term="Ordem">{orderNumber}</DescriptionList.Item>
            {externalRef && <DescriptionList.Item term="Referência">{externalRef}</DescriptionList.Item>}
            {assignee && <DescriptionList.Item term="Entregador">{assignee}</DescriptionList.Item>}
            {stops.map(({ position, contactName, receiverName, address }) => (
              <DescriptionList.Item key={position} term={getReceiptStopName(statement, position)}>
                <Stack gap="xs">
                  <Text>{contactName}</Text>
                  {receiverName && <Text>{`Recebida por ${receiverName}`}</Text>}
                  <Text tone="subtle">{address}</Text>
                </Stack>
              </DescriptionList.Item>
            ))}
          </DescriptionList.Root>
        </Card.Body>
      </section>
    </Card.Root>
  )
}

function Upload() {
  return (
    <Card.Root asChild>
      <section>
        <Card.Header title="Conferir um arquivo" level={2} />
        <Card.Body>
          <form method="post" action="/verificar" encType="multipart/form-data">
            <Stack gap="md">
              <TextField
                label="Arquivo do comprovante"
                help="O JSON baixado da ordem ou anexado ao PDF. Para comparar fotos, envie-as junto. Nada fica guardado."
                type="file"
                name="files"
                multiple
                required
                accept="application/json,.json,image/*"
              />
              <Button type="submit">Conferir comprovante</Button>
            </Stack>
          </form>
        </Card.Body>
      </section>
    </Card.Root>
  )
}
