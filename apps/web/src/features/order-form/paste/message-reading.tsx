import { Alert, DescriptionList, MarkedText, Stack, Text, type TextMark } from '@malote/ui'
import { Fragment } from 'react'
import { getTimeZone } from '../../orders/order/local-time.ts'
import { emptyOrder, emptyStop } from '../form/order-values.ts'
import { listPhones } from './complete-phone.ts'
import { getOrderProposals } from './order-proposals.ts'
import { maxMessageLength, parseMessage } from './parse-message.ts'
import { getProposals, type Proposal } from './proposals.ts'

interface MessageReadingProps {
  text: string
  /** When the message arrived: its "amanhã" is the day after. */
  receivedAt: string
}

/** A received text, marked, next to the values that "Colar pedido" reads in it. Nothing of it fills a form here. */
export function MessageReading({ text, receivedAt }: MessageReadingProps) {
  const { stops, items, order } = parseMessage(
    text.slice(0, maxMessageLength),
    Date.parse(receivedAt),
    getTimeZone(emptyStop.address),
  )
  const phones = listPhones(stops, emptyOrder(''))
  const groups = [
    ...stops.map((stop, index) => ({
      title: `${stops.length > 1 ? `${index + 1}. ` : ''}${stop.kind === 'pickup' ? 'Coleta' : 'Entrega'}`,
      values: getProposals(stop, emptyStop, undefined, phones).map(toValue),
    })),
    {
      title: 'Itens',
      values: items.map(({ value, span, certain }) => ({
        label: 'Item',
        text: `${value.quantity} × ${value.description}`,
        spans: [span],
        certain,
      })),
    },
    { title: 'Ordem', values: getOrderProposals(order, emptyOrder('')).map(toValue) },
  ].filter(({ values }) => values.length > 0)
  const marks = groups.flatMap(({ values }) =>
    values.flatMap(({ spans, label, certain }): TextMark[] =>
      spans.map((span) => ({
        ...span,
        label: certain ? label : `${label}?`,
        tone: certain ? 'primary' : 'warning',
      })),
    ),
  )
  return (
    <div className="grid items-start gap-6 md:grid-cols-2">
      <MarkedText text={text} marks={marks} />
      <Stack gap="md" asChild>
        <section aria-label="O que lemos">
          {groups.length === 0 && (
            <Alert tone="info" title="Não lemos endereço, contato, janela nem itens neste texto.">
              Confira os anexos, ou preencha o pedido à mão.
            </Alert>
          )}
          {groups.map(({ title, values }) => (
            <Fragment key={title}>
              <Text weight="medium">{title}</Text>
              <DescriptionList.Root layout="rows" className="gap-1">
                {values.map((value) => (
                  <DescriptionList.Item key={`${value.label} ${value.text}`} term={value.label}>
                    {value.certain ? value.text : `${value.text} (confira)`}
                  </DescriptionList.Item>
                ))}
              </DescriptionList.Root>
            </Fragment>
          ))}
        </section>
      </Stack>
    </div>
  )
}

const toValue = ({ label, text, spans, certain }: Omit<Proposal, 'fill'>) => ({ label, text, spans, certain })
