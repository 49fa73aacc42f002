import {
  type Attachment,
  describeReceiptStatus,
  formatAddress,
  formatPhone,
  formatPostalCode,
  getStopName,
  listOrderFacts,
  listReceiptProofs,
  type ServiceOrder,
  type ServiceOrderEvent,
  type Stop,
  stopStateLabels,
} from '@malote/api-client'
import { DescriptionList, Grid, Heading, Inline, PrintSheet, Separator, Stack, Table, Text } from '@malote/ui'
import { useState } from 'react'
import { getNow } from '../../lib/format/clock.ts'
import { formatCents, formatCount, formatDateTime, formatWeight } from '../../lib/format/formats.ts'
import { formatLocalMoment, formatLocalWindow, formatOrderMoments, getTimeZone } from '../orders/order/local-time.ts'
import { usePicture } from '../orders/order/order.queries.ts'
import { listStops } from '../orders/order/proofs.ts'
import { itemLabels, orderLabels } from '../orders/order-labels.ts'
import { OrderStatus } from '../orders/order-status.tsx'
import { PaperHeader } from './paper-header.tsx'
import { PrintPage } from './print-page.tsx'
import { hasReceipt, useReceipt } from './receipt.queries.ts'
import {
  FoldedAppendix,
  PrintedAppendix,
  ReceiptDownloads,
  ReceiptHistory,
  ReceiptVerification,
} from './receipt-verification.tsx'

interface OrderReceiptPageProps {
  order: ServiceOrder
  files: readonly Attachment[]
  events: readonly ServiceOrderEvent[]
}

/** `/ordens-de-servico/{n}/recibo`: a receipt with requester, route, receivers and proofs. */
export function OrderReceiptPage({ order, files, events }: OrderReceiptPageProps) {
  // Fixed at the first render, so that every render prints the same paper.
  const [now] = useState(() => getNow().toISOString())
  const receipt = useReceipt(order)
  const { collected, delivered } = formatOrderMoments(order)
  const facts: [string, string | null | undefined | false][] = [
    [orderLabels.companyId, order.company.name],
    ['Solicitada por', order.requestedBy?.name],
    ['Solicitada em', formatDateTime(order.createdAt)],
    ['Responsável', order.assignee?.name],
    ...listOrderFacts(order, formatCents),
    ['Coletada em', collected],
    ['Entregue em', delivered],
  ]
  return (
    <PrintPage
      orderNumber={order.orderNumber}
      title={`Comprovante de ${order.orderNumber}`}
      description="Papel A4 (210 × 297 mm)."
      actions={hasReceipt(order) && <ReceiptDownloads order={order} />}
    >
      <PrintSheet size="a4" asChild>
        <article aria-label={`Comprovante de ${order.orderNumber}`}>
          <Stack gap="lg">
            <PaperHeader order={order} />
            <StatusOnPaper order={order} files={files} />
            <Separator decorative />
            <DescriptionList.Root layout="grid">
              {facts.map(
                ([term, value]) =>
                  value && (
                    <DescriptionList.Item key={term} term={term}>
                      {value}
                    </DescriptionList.Item>
                  ),
              )}
            </DescriptionList.Root>
            {listStops(order).map((stop) => (
              <Stack key={stop.id} gap="sm">
                <StopOnPaper order={order} stop={stop} />
                <ReceiptProofs order={order} stop={stop} files={files} events={events} />
              </Stack>
            ))}
            {order.items.length > 0 && <ItemsOnPaper order={order} />}
            {order.notes && <Text>{`Observações: ${order.notes}`}</Text>}
            <Separator decorative />
            {receipt && <ReceiptHistory receipt={receipt} />}
            {receipt && <ReceiptVerification receipt={receipt} />}
            {receipt && <FoldedAppendix receipt={receipt} />}
            {/* The minute of the server stays: it may have passed before the hydration. */}
            <Text size="sm" tone="subtle" suppressHydrationWarning>{`Emitido em ${formatDateTime(now)}.`}</Text>
          </Stack>
        </article>
      </PrintSheet>
      {receipt && <PrintedAppendix orderNumber={order.orderNumber} receipt={receipt} />}
    </PrintPage>
  )
}

/** The status in one sentence, with its time and its proofs. */
function StatusOnPaper({ order, files }: Pick<OrderReceiptPageProps, 'order' | 'files'>) {
  const { ended } = formatOrderMoments(order)
  const proofs = listReceiptProofs(
    order,
    files.filter(({ stopId }) => stopId !== null),
  )
  return (
    <Stack gap="xs">
      <Inline>
        <OrderStatus {...order} zone={order.stops[0] && getTimeZone(order.stops[0].address)} />
      </Inline>
      <Heading level={2} size="xl">
        {hasReceipt(order) ? describeReceiptStatus(order) : 'Sem comprovante de entrega'}
      </Heading>
      {(ended || proofs.length > 0) && (
        <Text size="lg">{[ended && `Em ${ended}`, ...proofs].filter(Boolean).join(' · ')}</Text>
      )}
    </Stack>
  )
}

function StopOnPaper({ order, stop }: { order: ServiceOrder; stop: Stop }) {
  const zone = getTimeZone(stop.address)
  const phone = stop.contactPhone ? ` · ${formatPhone(stop.contactPhone)}` : ''
  const postalCode = stop.address.postalCode ? ` · CEP ${formatPostalCode(stop.address.postalCode)}` : ''
  return (
    <Stack gap="xs" asChild>
      <section>
        <Heading level={3} size="sm">
          {`${getStopName(order, stop)} · ${stopStateLabels[stop.state]}`}
        </Heading>
        <Grid columns="two" gap="md">
          <div>
            <Text weight="medium">{`${stop.contactName}${phone}`}</Text>
            <Text>{`${formatAddress(stop.address)}${postalCode}`}</Text>
            {stop.window && <Text tone="subtle">{`Janela: ${formatLocalWindow(stop.window, zone)}`}</Text>}
          </div>
          <div>
            {stop.receiverName && <Text weight="medium">{`Recebido por ${stop.receiverName}`}</Text>}
            {stop.completedAt && <Text>{`Concluída em ${formatLocalMoment(stop.completedAt, zone)}`}</Text>}
            {stop.failureReason && <Text>{`Sem sucesso: ${stop.failureReason}`}</Text>}
          </div>
        </Grid>
      </section>
    </Stack>
  )
}

/** The items, with the columns that have a value. On a phone, the values are below the description. */
function ItemsOnPaper({ order: { items } }: { order: ServiceOrder }) {
  const hasWeight = items.some(({ weightGrams }) => weightGrams)
  const hasValue = items.some(({ valueCents }) => valueCents)
  return (
    <Table.Root label="Itens">
      <Table.Head>
        <Table.Row>
          <Table.HeaderCell>Item</Table.HeaderCell>
          <Table.HeaderCell numeric>Quantidade</Table.HeaderCell>
          {hasWeight && (
            <Table.HeaderCell numeric className="max-md:hidden print:table-cell">
              {itemLabels.weight}
            </Table.HeaderCell>
          )}
          {hasValue && (
            <Table.HeaderCell numeric className="max-md:hidden print:table-cell">
              {itemLabels.valueCents}
            </Table.HeaderCell>
          )}
        </Table.Row>
      </Table.Head>
      <Table.Body>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items have no identity of their own and never move.
          <Table.Row key={index}>
            <Table.Cell header>
              {`${item.description}${item.fragile ? ' (frágil)' : ''}`}
              {(item.weightGrams || item.valueCents) && <ItemFacts item={item} />}
            </Table.Cell>
            <Table.Cell numeric>{formatCount(item.quantity)}</Table.Cell>
            {hasWeight && (
              <Table.Cell numeric className="max-md:hidden print:table-cell">
                {item.weightGrams ? formatWeight(item.weightGrams) : '—'}
              </Table.Cell>
            )}
            {hasValue && (
              <Table.Cell numeric className="max-md:hidden print:table-cell">
                {item.valueCents ? formatCents(item.valueCents) : '—'}
              </Table.Cell>
            )}
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  )
}

function ItemFacts({ item: { weightGrams, valueCents } }: { item: ServiceOrder['items'][number] }) {
  return (
    <Stack gap="none" className="md:hidden print:hidden">
      {weightGrams && <Text size="sm" tone="subtle">{`${itemLabels.weight}: ${formatWeight(weightGrams)}`}</Text>}
      {valueCents && <Text size="sm" tone="subtle">{`${itemLabels.valueCents}: ${formatCents(valueCents)}`}</Text>}
    </Stack>
  )
}

interface ProofsOnPaperProps {
  order: ServiceOrder
  stop: Stop
  files: readonly Attachment[]
  events: readonly ServiceOrderEvent[]
}

/** The proofs of a stop on a receipt: pictures and the PIN check, with their author and time. */
function ReceiptProofs({ order, stop, files, events }: ProofsOnPaperProps) {
  const zone = getTimeZone(stop.address)
  const pictures = files.filter(({ stopId, kind }) => stopId === stop.id && kind !== 'attachment')
  const checked = events.find(({ type, stopId }) => type === 'pin_confirmed' && stopId === stop.id)
  const missing = stop.state === 'completed' && stop.requiredProofs.length > 0 && !stop.proved
  if (pictures.length === 0 && !stop.pinConfirmedAt && !missing) return null
  return (
    <Stack gap="xs">
      {stop.pinConfirmedAt && (
        <Text>{`PIN conferido por ${checked?.actor?.name ?? 'quem entregou'} em ${formatLocalMoment(stop.pinConfirmedAt, zone)}`}</Text>
      )}
      {missing && <Text>Comprovação incompleta: a ordem foi concluída por correção de status.</Text>}
      {pictures.length > 0 && (
        <Grid asChild columns="two" gap="md">
          <ul aria-label={`Comprovantes: ${stop.contactName}`}>
            {pictures.map((picture) => (
              <li key={picture.id}>
                <PictureOnPaper order={order} picture={picture} zone={zone} />
              </li>
            ))}
          </ul>
        </Grid>
      )}
    </Stack>
  )
}

function PictureOnPaper({ order, picture, zone }: { order: ServiceOrder; picture: Attachment; zone: string }) {
  const address = usePicture(order.orderNumber, picture)
  const name = picture.kind === 'signature' ? 'Assinatura' : 'Foto'
  const caption = `${name} registrada por ${picture.uploadedBy?.name ?? 'sistema'} em ${formatLocalMoment(picture.createdAt, zone)}`
  return (
    <Stack gap="xs" asChild>
      <figure>
        {address ? (
          <img src={address} alt={`${name} da parada`} className="max-h-60 max-w-full self-start" />
        ) : (
          <Text tone="subtle">{address === null ? 'A imagem não pôde ser carregada.' : 'Carregando a imagem…'}</Text>
        )}
        <Text asChild size="sm" tone="subtle">
          <figcaption>{caption}</figcaption>
        </Text>
      </figure>
    </Stack>
  )
}
