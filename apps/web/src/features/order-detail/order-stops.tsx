import {
  type Attachment,
  attachments,
  formatAddress,
  formatPhone,
  formatPostalCode,
  getStopName,
  type ServiceOrder,
  type Stop,
  stopStateLabels,
  type User,
} from '@malote/api-client'
import {
  Badge,
  type BadgeTone,
  Button,
  Card,
  Inline,
  Link,
  type LinkProps,
  Stack,
  Text,
  Timeline,
  VisuallyHidden,
} from '@malote/ui'
import MapPin from 'lucide-react/icons/map-pin'
import PackageOpen from 'lucide-react/icons/package-open'
import Undo2 from 'lucide-react/icons/undo-2'
import { type ReactNode, Suspense, useState } from 'react'
import { lazyNamed } from '../../lib/lazy-named.ts'
import { isSameStep, useQueuedRequests } from '../../lib/offline/queued-requests.ts'
import { needsAddressHistory } from '../orders/address-history/address-history.queries.ts'
import { confirmForColleague } from '../orders/order/confirm-for-colleague.ts'
import { formatLocalMoment, formatLocalWindow, getTimeZone } from '../orders/order/local-time.ts'
import { type Outcome, outcomeTexts } from '../orders/order/outcome-texts.ts'
import { canRecordProof, listStops, missingProofTexts, recordedProofTexts } from '../orders/order/proofs.ts'
import { getMapTarget, getMapUrl } from '../orders/order/stop-links.ts'
import { viewerRole } from '../orders/viewer-role.ts'
import { FileGallery } from './file-gallery.tsx'
import { ProofButton } from './proof-button.tsx'
import { canReceiveMessages } from './section-queries.ts'

const StopMessages = lazyNamed(() => import('./stop-messages.tsx'), 'StopMessages')

const AddressHistoryNote = lazyNamed(
  () => import('../orders/address-history/address-history-note.tsx'),
  'AddressHistoryNote',
)

const icons: Record<Stop['kind'], ReactNode> = { pickup: <PackageOpen />, dropoff: <MapPin />, return: <Undo2 /> }

const tones: Record<Stop['state'], BadgeTone> = {
  pending: 'neutral',
  en_route: 'info',
  arrived: 'info',
  completed: 'success',
  failed: 'danger',
}

interface OrderStopsProps {
  order: ServiceOrder
  user: User
  files: readonly Attachment[] | undefined
}

/** The route: pickup and drop-offs with windows, states and proofs. */
export function OrderStops({ order, user, files }: OrderStopsProps) {
  const role = viewerRole(user)
  const dropoffs = order.stops.filter((stop) => stop.kind === 'dropoff')
  // A single drop-off is recorded by the order's own transition; several are recorded one by one.
  const recording = order.status === 'in_transit' && dropoffs.length > 1 && role !== 'manager'
  return (
    <Card.Root asChild>
      <section>
        <Card.Header title="Rota" level={2} />
        <Card.Body>
          <Timeline.Root>
            {listStops(order).map((stop) => (
              <Timeline.Item
                key={stop.id}
                icon={icons[stop.kind]}
                title={
                  <Inline gap="sm">
                    {getStopName(order, stop)}
                    <Badge tone={tones[stop.state]}>{stopStateLabels[stop.state]}</Badge>
                  </Inline>
                }
                time={stop.window ? formatLocalWindow(stop.window, getTimeZone(stop.address)) : 'O quanto antes'}
              >
                <Stack gap="sm">
                  <StopFacts orderNumber={order.orderNumber} stop={stop} />
                  {needsAddressHistory(order, stop) && (
                    <Suspense>
                      <AddressHistoryNote
                        companyId={order.company.id}
                        address={stop.address}
                        instructions={stop.instructions}
                      />
                    </Suspense>
                  )}
                  <FileGallery
                    order={order}
                    label={`Comprovantes: ${getStopName(order, stop).toLowerCase()}`}
                    files={files?.filter(({ stopId }) => stopId === stop.id) ?? []}
                    zone={getTimeZone(stop.address)}
                  />
                  {canReceiveMessages(order, stop) && (
                    <Suspense>
                      <StopMessages order={order} stop={stop} role={role} />
                    </Suspense>
                  )}
                  <Inline gap="sm">
                    {role !== 'manager' && canRecordProof(order, stop) && (
                      <ProofButton order={order} stop={stop} user={user} />
                    )}
                    {recording && stop.kind === 'dropoff' && stop.state !== 'completed' && stop.state !== 'failed' && (
                      <StopOutcomeButtons order={order} stop={stop} user={user} />
                    )}
                  </Inline>
                </Stack>
              </Timeline.Item>
            ))}
          </Timeline.Root>
        </Card.Body>
      </section>
    </Card.Root>
  )
}

/** A link with the height of a button on a phone. */
const StopLink = (props: LinkProps) => (
  <Link {...props} className="max-md:inline-flex max-md:min-h-11 max-md:items-center" />
)

function StopFacts({ orderNumber, stop }: { orderNumber: string; stop: Stop }) {
  const { address } = stop
  const street = formatAddress(address)
  return (
    <Stack gap="none">
      <Inline gap="sm">
        <Text weight="medium" tone="default">
          {stop.contactName || 'Contato a preencher'}
        </Text>
        {stop.contactPhone && <StopLink href={`tel:${stop.contactPhone}`}>{formatPhone(stop.contactPhone)}</StopLink>}
        {stop.contactEmail && <StopLink href={`mailto:${stop.contactEmail}`}>{stop.contactEmail}</StopLink>}
      </Inline>
      <Text tone="subtle">
        {street || (!address.postalCode && 'Endereço a preencher')}
        {street && address.postalCode && ' · '}
        {address.postalCode && (
          <span className="whitespace-nowrap">{`CEP ${formatPostalCode(address.postalCode)}`}</span>
        )}
      </Text>
      {address.street && (
        <div>
          <StopLink href={getMapUrl(getMapTarget(address))} external tone="subtle">
            Abrir no mapa <VisuallyHidden>{stop.contactName}</VisuallyHidden>
          </StopLink>
        </div>
      )}
      {address.reference && <Text tone="subtle">{address.reference}</Text>}
      {stop.instructions && <Text tone="default">{stop.instructions}</Text>}
      <ProofFacts orderNumber={orderNumber} stop={stop} />
      {stop.completedAt && stop.receiverName && (
        <Text tone="success">{`Recebido por ${stop.receiverName} em ${formatLocalMoment(stop.completedAt, getTimeZone(address))}`}</Text>
      )}
      {stop.failureReason && <Text tone="danger">{stop.failureReason}</Text>}
    </Stack>
  )
}

/** The required proofs of a stop, given or missing. A failed stop needs none. */
function ProofFacts({ orderNumber, stop }: { orderNumber: string; stop: Stop }) {
  const isPinQueued = useQueuedRequests(orderNumber).some((request) =>
    isSameStep(request, { endpointId: attachments.confirmPin.id, input: { params: { stopId: stop.id } } }),
  )
  if (stop.state === 'failed') return null
  return stop.requiredProofs.map((kind) => {
    const isMissing = stop.missingProofs.includes(kind)
    const result = kind === 'pin' && isPinQueued ? 'PIN a conferir' : recordedProofTexts[kind]
    return (
      <Text key={kind} tone={isMissing || (kind === 'pin' && isPinQueued) ? 'subtle' : 'success'}>
        {isMissing ? missingProofTexts[kind] : `${result[0]?.toUpperCase()}${result.slice(1)}`}
        {kind === 'pin' && isMissing && stop.pin && `. PIN para informar na porta: ${stop.pin}`}
      </Text>
    )
  })
}

// Loaded with its form and the reasons when the user opens it.
const StopOutcomeDialog = lazyNamed(() => import('./stop-outcome-dialog.tsx'), 'StopOutcomeDialog')

interface StopOutcomeProps {
  order: ServiceOrder
  stop: Stop
  user: User
}

/** Buttons that record the outcome of one of several drop-offs. */
function StopOutcomeButtons({ order, stop, user }: StopOutcomeProps) {
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const open = async (next: Outcome) => {
    if (await confirmForColleague(order, user)) setOutcome(next)
  }
  return (
    <Inline gap="sm">
      <Button size="sm" variant="outline" onClick={() => void open('completed')}>
        {outcomeTexts.completed.verb}
      </Button>
      <Button size="sm" variant="outline" tone="neutral" onClick={() => void open('failed')}>
        {outcomeTexts.failed.verb}
      </Button>
      {outcome && (
        <Suspense>
          <StopOutcomeDialog order={order} stop={stop} state={outcome} onClose={() => setOutcome(null)} />
        </Suspense>
      )}
    </Inline>
  )
}
