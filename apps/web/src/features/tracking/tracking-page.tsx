import { formatPhone, type RejectedForm, type TrackedOrder, type TrackingView } from '@malote/api-client'
import { Button, Card, DescriptionList, Inline, Link, Stack, Text } from '@malote/ui'
import { Logo, StatusHero, TrackingSteps } from '@malote/ui/delivery'
import CalendarCheck from 'lucide-react/icons/calendar-check'
import ClipboardCheck from 'lucide-react/icons/clipboard-check'
import House from 'lucide-react/icons/house'
import Mail from 'lucide-react/icons/mail'
import Package from 'lucide-react/icons/package'
import Phone from 'lucide-react/icons/phone'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import Truck from 'lucide-react/icons/truck'
import { RatingCard } from './tracking-rating.tsx'
import { Requests } from './tracking-requests.tsx'
import {
  getTrackingSummary,
  isAtTheDoor,
  openStatuses,
  stepTitles,
  type TrackingSummary,
  unavailableSummaries,
  withFullStop,
} from './tracking-text.ts'
import { capitalize, defaultTimeZone, formatDateAndTime, formatExpectedTime, formatInstant } from './tracking-times.ts'

const stepIcons = {
  requested: <ClipboardCheck />,
  accepted: <CalendarCheck />,
  collected: <Package />,
  in_transit: <Truck />,
  delivered: <House />,
}

interface TrackingPageProps {
  view: TrackingView
  /** The path of the page, for the refresh link and the photos. */
  path: string
  now: string
}

/** `/rastreio/{token}`: the public tracking page of one delivery. Rendered by the server only. */
export function TrackingPage({ view, path, now }: TrackingPageProps) {
  const summary = view.status === 200 ? getTrackingSummary(view.order, now) : unavailableSummaries[view.status]
  const order = view.status === 200 ? view.order : null
  return (
    <div className="mx-auto grid w-full max-w-160 gap-5 px-4 py-5 md:py-8">
      <header>
        <Logo />
      </header>
      <main className="grid gap-5" data-live={summary.live ? summary.title : undefined}>
        <StatusHero
          tone={summary.tone}
          eyebrow={order && `Entrega de ${order.company}`}
          title={summary.title}
          time={summary.moment}
        >
          {summary.text}
        </StatusHero>
        {view.status === 200 && (
          <Order order={view.order} rejected={view.rejected} summary={summary} path={path} now={now} />
        )}
        {view.status !== 404 && view.status !== 410 && view.status !== 400 && (
          <Inline justify="between" gap="sm">
            <Text size="sm" tone="subtle">
              {`Atualizado ${formatInstant(order?.delivery.timeZone ?? defaultTimeZone, now, now)}`}
            </Text>
            <Button asChild variant="outline" tone="neutral" icon={<RefreshCw />}>
              <a href={path}>Atualizar</a>
            </Button>
          </Inline>
        )}
      </main>
      <footer>
        <Text size="sm" tone="subtle">
          Esta página mostra só o necessário para acompanhar a entrega.{' '}
          <Link href="/politica-de-privacidade">Política de privacidade</Link>
          {' · '}
          <Link href="/seus-dados">Ver, corrigir ou apagar os seus dados</Link>
          {order && ' · '}
          {order && <Link href={`${path.replace(/\/+$/, '')}/avisos`}>Não quero receber avisos</Link>}
        </Text>
      </footer>
    </div>
  )
}

interface OrderProps {
  order: TrackedOrder
  /** The form that was rejected, if one was sent. */
  rejected: RejectedForm | undefined
  summary: TrackingSummary
  path: string
  now: string
}

function Order({ order, rejected, summary, path, now }: OrderProps) {
  return (
    <>
      <Card.Root asChild>
        <section aria-label="Andamento">
          <Card.Body>
            <Steps order={order} summary={summary} now={now} />
          </Card.Body>
        </section>
      </Card.Root>
      <RatingCard order={order} rejected={rejected} path={path} now={now} />
      <Delivery order={order} path={path} now={now} />
      <Requests order={order} rejected={rejected} path={path} now={now} />
      <Help order={order} />
    </>
  )
}

function Steps({ order: { steps, reached, status, delivery }, summary, now }: Omit<OrderProps, 'path' | 'rejected'>) {
  // A stopped delivery shows no future steps.
  const stopped = summary.tone === 'stopped' || summary.tone === 'waiting'
  const shown = stopped ? steps.slice(0, reached) : steps
  return (
    <TrackingSteps.Root label="Andamento da entrega">
      {shown.map(({ step, at }, index) => {
        const current = index === reached - 1 && status !== 'delivered' && !stopped
        return (
          <TrackingSteps.Step
            key={step}
            title={stepTitles[step]}
            time={at && capitalize(formatInstant(delivery.timeZone, at, now))}
            icon={stepIcons[step]}
            state={current ? 'current' : index < reached ? 'done' : 'upcoming'}
          />
        )
      })}
      {stopped && (
        <TrackingSteps.Step title={summary.title} state={summary.tone === 'stopped' ? 'stopped' : 'current'} />
      )}
    </TrackingSteps.Root>
  )
}

function Delivery({ order, path, now }: Omit<OrderProps, 'summary' | 'rejected'>) {
  const { recipient, neighborhood, city, state } = order.delivery
  const region = [neighborhood, `${city}, ${state}`].filter(Boolean).join(', ')
  return (
    <Card.Root asChild>
      <section>
        <Card.Header title={order.status === 'delivered' ? 'Comprovante da entrega' : 'Sua entrega'} level={2} />
        <Card.Body>
          <Stack gap="md">
            <DescriptionList.Root>
              <DescriptionList.Item term="De">{order.company}</DescriptionList.Item>
              <DescriptionList.Item term="Para">{[recipient, region].filter(Boolean).join(' · ')}</DescriptionList.Item>
              <When order={order} now={now} />
            </DescriptionList.Root>
            {order.photos.length > 0 && (
              <Inline gap="sm">
                {order.photos.map(({ id }, index) => (
                  <Link key={id} href={`/v1/public/tracking/${path.split('/')[2]}/photos/${id}`}>
                    {order.photos.length > 1 ? `Ver foto ${index + 1} da entrega` : 'Ver foto da entrega'}
                  </Link>
                ))}
              </Inline>
            )}
          </Stack>
        </Card.Body>
      </section>
    </Card.Root>
  )
}

function When({ order, now }: { order: TrackedOrder; now: string }) {
  const { receiver, timeZone } = order.delivery
  if (order.status === 'delivered') {
    const at = order.steps.at(-1)?.at
    return (
      <>
        {receiver && <DescriptionList.Item term="Recebido por">{receiver}</DescriptionList.Item>}
        {at && <DescriptionList.Item term="Quando">{formatDateAndTime(timeZone, at)}</DescriptionList.Item>}
      </>
    )
  }
  if (!openStatuses.includes(order.status) || isAtTheDoor(order)) return null
  const expected = formatExpectedTime(order, now)
  return expected && <DescriptionList.Item term="Previsão">{expected}</DescriptionList.Item>
}

function Help({ order: { contact, company } }: { order: TrackedOrder }) {
  const { name, contactEmail, contactPhone } = contact
  const reachable = contactEmail || contactPhone
  return (
    <Card.Root asChild>
      <section>
        <Card.Header title="Algo errado com a entrega?" level={2} />
        <Card.Body>
          <Stack gap="md">
            <Text>
              {reachable
                ? [
                    withFullStop(`Sobre a entrega, fale com ${name ?? 'quem a faz'}`),
                    withFullStop(`Sobre o que foi pedido, com ${company}`),
                  ].join(' ')
                : `Fale com ${company}, que enviou o pedido.`}
            </Text>
            {reachable && (
              <Inline gap="sm">
                {contactPhone && (
                  <Button asChild variant="outline" icon={<Phone />}>
                    <a href={`tel:${contactPhone}`}>{`Ligar para ${formatPhone(contactPhone)}`}</a>
                  </Button>
                )}
                {contactEmail && (
                  <Button asChild variant="outline" icon={<Mail />}>
                    <a href={`mailto:${contactEmail}`}>Enviar e-mail</a>
                  </Button>
                )}
              </Inline>
            )}
          </Stack>
        </Card.Body>
      </section>
    </Card.Root>
  )
}
