import { type Evidence, type EvidenceStop, type EvidenceView, getStopName, type ReceiptLogos } from '@malote/api-client'
import { Card, DescriptionList, FileTile, Grid, Link, Stack, Text } from '@malote/ui'
import { StatusHero } from '@malote/ui/delivery'
import { DocumentLogos } from '../../components/document-logos.tsx'
import { formatMoment } from '../../components/receipt-check-labels.ts'
import { ReceiptChecks } from '../../components/receipt-checks.tsx'
import { ReceiptHistory } from '../../components/receipt-history.tsx'
import { getEvidenceSummary } from './evidence-text.ts'

interface EvidencePageProps {
  view: EvidenceView
  /** The address of the files in the API. */
  base: string
  /** Absent on the page of an error. */
  logos?: ReceiptLogos | undefined
}

/** `/provas/{token}`: the public page with the evidence of a finished order. Rendered by the server only. */
export function EvidencePage({ view, base, logos }: EvidencePageProps) {
  const { title, text, tone } = getEvidenceSummary(view)
  const evidence = view.status === 200 ? view.evidence : null
  return (
    <div className="mx-auto grid w-full max-w-200 gap-5 px-4 py-5 md:py-8">
      <DocumentLogos logos={logos} />
      <main className="grid gap-5">
        <StatusHero tone={tone} eyebrow={evidence?.recipient ? `Para ${evidence.recipient}` : undefined} title={title}>
          {text}
        </StatusHero>
        {evidence && (
          <>
            <Facts evidence={evidence} base={base} />
            {evidence.stops.map((stop) => (
              <StopEvidence key={`${stop.kind}-${stop.position}`} stop={stop} evidence={evidence} base={base} />
            ))}
            {evidence.verification.statement && (
              <ReceiptHistory title="Histórico assinado" statement={evidence.verification.statement} />
            )}
            <ReceiptChecks checks={evidence.verification.checks} />
          </>
        )}
      </main>
      <footer>
        <Text size="sm" tone="subtle">
          {evidence &&
            `Este link vale até ${formatMoment(evidence.expiresAt)}. Quem o tem vê estes dados: não o publique. `}
          <Link href="/politica-de-privacidade">Política de privacidade</Link>
        </Text>
      </footer>
    </div>
  )
}

interface EvidencePartProps {
  evidence: Evidence
  base: string
}

function Facts({ evidence: { orderNumber, externalRef, assignee, verification }, base }: EvidencePartProps) {
  const { statement, holds } = verification
  return (
    <Card.Root asChild>
      <section>
        <Card.Header title="A ordem" level={2} />
        <Card.Body>
          <Stack gap="md">
            <DescriptionList.Root>
              <DescriptionList.Item term="Ordem">{orderNumber}</DescriptionList.Item>
              {externalRef && <DescriptionList.Item term="Referência">{externalRef}</DescriptionList.Item>}
              {statement && <DescriptionList.Item term="Empresa">{statement.company}</DescriptionList.Item>}
              {statement?.issuer && <DescriptionList.Item term="Entregue por">{statement.issuer}</DescriptionList.Item>}
              {assignee && <DescriptionList.Item term="Entregador">{assignee}</DescriptionList.Item>}
              {statement && (
                <DescriptionList.Item term="Assinado em">{formatMoment(statement.issuedAt)}</DescriptionList.Item>
              )}
            </DescriptionList.Root>
            {holds && (
              <Text>
                <Link href={`${base}/receipt`}>Baixar o comprovante assinado (PDF)</Link>
              </Text>
            )}
          </Stack>
        </Card.Body>
      </section>
    </Card.Root>
  )
}

const fileNames = { photo: 'Foto', signature: 'Assinatura' }

/** @returns `Foto` or, of several, `Foto 2`. */
function getFileName({ id, kind }: EvidenceStop['files'][number], { files }: EvidenceStop): string {
  const ofKind = files.filter((file) => file.kind === kind)
  const name = fileNames[kind]
  return ofKind.length > 1 ? `${name} ${ofKind.findIndex((file) => file.id === id) + 1}` : name
}

function StopEvidence({ stop, evidence, base }: EvidencePartProps & { stop: EvidenceStop }) {
  const name = getStopName(evidence, stop)
  return (
    <Card.Root asChild>
      <section>
        <Card.Header title={name} level={2} />
        <Card.Body>
          <Stack gap="md">
            <div>
              <Text weight="medium">{stop.contactName}</Text>
              <Text tone="subtle">{stop.address}</Text>
            </div>
            <Stack gap="xs" asChild>
              <ul>
                {stop.facts.map((fact) => (
                  <li key={fact}>
                    <Text>{fact}</Text>
                  </li>
                ))}
              </ul>
            </Stack>
            {stop.files.length > 0 && (
              <Grid columns="two" gap="md">
                {stop.files.map((file) => (
                  <FileTile
                    key={file.id}
                    name={getFileName(file, stop)}
                    src={`${base}/files/${file.id}`}
                    fit="contain"
                    meta={formatMoment(file.at)}
                    actions={
                      <Link href={`${base}/files/${file.id}`}>{`Abrir ${getFileName(file, stop).toLowerCase()}`}</Link>
                    }
                  />
                ))}
              </Grid>
            )}
          </Stack>
        </Card.Body>
      </section>
    </Card.Root>
  )
}
