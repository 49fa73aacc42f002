import { Button, Dialog, MarkedText, Stack, Text, Textarea, type TextMark } from '@malote/ui'
import { useQueries } from '@tanstack/react-query'
import { type ClipboardEvent, type FormEvent, useState } from 'react'
import { postalCodeQuery, postalCodeSearchQuery } from '../../../components/use-postal-code.ts'
import { readPastedTables } from '../../../lib/browser/pasted-tables.ts'
import { formatCount } from '../../../lib/format/formats.ts'
import { getTimeZone } from '../../orders/order/local-time.ts'
import { emptyStop, isPlaceless, type OrderValues } from '../form/order-values.ts'
import { listPhones } from './complete-phone.ts'
import { type FoundAddress, getFoundByStreet, getSearchedAddress } from './find-postal-code.ts'
import type { Span } from './message-text.ts'
import { getOrderProposals } from './order-proposals.ts'
import { maxMessageLength, type ParsedMessage, parseMessage } from './parse-message.ts'
import type { ParsedStop } from './parsed-stop.ts'
import { ParsedItems, ParsedOrderFields, ParsedStopFields, UnusedWords, UsualPickup } from './parsed-stop-fields.tsx'
import {
  applyProposals,
  getDefaultTargets,
  getProposals,
  getTargetStop,
  isSelectedByDefault,
  type Proposal,
  type Target,
} from './proposals.ts'
import { usePickupProposal } from './use-pickup-proposal.ts'

/** A text with the moment from which its "amanhã" counts. */
export interface ReceivedText {
  text: string
  receivedAt: string
}

interface PasteDialogProps {
  /** The form values; they change only after the user confirms. */
  values: OrderValues
  maximumDropoffs: number
  /** A received message, which is read at first. */
  received: ReceivedText | undefined
  /** Called with the change of the form that the user has confirmed. */
  onFill: (apply: (values: OrderValues) => OrderValues, count: number) => void
  onClose: () => void
}

/** For a stop without an address to search. */
const noAddress = { state: 'SP', city: '', street: '' } as const

/** "Colar pedido": parses a message in the browser; the user confirms each value before it fills a field. */
export function PasteDialog({ values, maximumDropoffs, received, onFill, onClose }: PasteDialogProps) {
  const zone = getTimeZone(values.pickup.address)
  const [text, setText] = useState(() => received?.text.slice(0, maxMessageLength) ?? '')
  const [message, setMessage] = useState(() => received && readMessage(text, Date.parse(received.receivedAt), zone))
  const [error, setError] = useState<string>()

  const change = (next: string) => {
    setText(next)
    setError(undefined)
  }

  /** The plain text of a table from an e-mail has a line for each paragraph of its cells. */
  const pasteTables = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const pasted = readPastedTables(event.clipboardData.getData('text/html'))
    if (pasted === undefined) return
    event.preventDefault()
    const { value, selectionStart, selectionEnd } = event.currentTarget
    change(`${value.slice(0, selectionStart)}${pasted}${value.slice(selectionEnd)}`.slice(0, maxMessageLength))
  }

  const read = (event: FormEvent) => {
    event.preventDefault()
    const parsed = readMessage(text, Date.now(), zone)
    if (parsed) return setMessage(parsed)
    setError(
      text.trim() === ''
        ? 'Cole aqui a mensagem com o pedido.'
        : 'Não encontramos endereço, contato, janela ou itens neste texto. Confira se ele foi colado inteiro.',
    )
  }

  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content
        title="Colar pedido"
        description="O texto é lido neste navegador e não é enviado a ninguém; só CEPs e ruas são consultados. Nada é preenchido sem você confirmar."
        size="lg"
      >
        {message ? (
          <Confirm
            text={text}
            message={message}
            values={values}
            maximumDropoffs={maximumDropoffs}
            onFill={onFill}
            onBack={() => setMessage(undefined)}
          />
        ) : (
          <form onSubmit={read} noValidate>
            <Textarea
              label="Mensagem"
              required
              autoFocus
              rows={8}
              maxLength={maxMessageLength}
              value={text}
              error={error}
              placeholder="Boa tarde! Entregar amanhã das 9h às 12h na Rua Harmonia, 321, CEP 05435-000, para Juliana, (11) 91234-5678. São 2 caixas de livros."
              onPaste={pasteTables}
              onValueChange={change}
            />
            <Dialog.Footer>
              <Button tone="neutral" variant="outline" onClick={onClose}>
                Voltar ao formulário
              </Button>
              <Button type="submit">Ler mensagem</Button>
            </Dialog.Footer>
          </form>
        )}
      </Dialog.Content>
    </Dialog.Root>
  )
}

/** @returns the values of a message; undefined when it has none. */
function readMessage(text: string, now: number, timeZone: string): ParsedMessage | undefined {
  const parsed = parseMessage(text, now, timeZone)
  const isRead = parsed.stops.length > 0 || parsed.items.length > 0 || Object.keys(parsed.order).length > 0
  return isRead ? parsed : undefined
}

interface ConfirmProps extends Pick<PasteDialogProps, 'values' | 'maximumDropoffs' | 'onFill'> {
  text: string
  message: ParsedMessage
  onBack: () => void
}

function Confirm({ text, message, values, maximumDropoffs, onFill, onBack }: ConfirmProps) {
  const { stops, items, order, unused } = message
  const [targets, setTargets] = useState<readonly Target[]>(() => getDefaultTargets(message, values, maximumDropoffs))
  /** The user's deviations from the defaults, by stop and part. */
  const [decided, setDecided] = useState<Readonly<Record<string, boolean>>>({})
  const hasPickup = targets.includes('pickup') || !isPlaceless(values.pickup)
  const usualPickup = usePickupProposal(text, values, !hasPickup)
  const pickup = hasPickup ? values.pickup : usualPickup?.fill(emptyStop)
  const codes = useQueries({
    queries: stops.map(({ parts }) => {
      const cep = parts.postalCode?.value ?? ''
      return { ...postalCodeQuery(cep), enabled: cep !== '' }
    }),
  })

  const searches = useQueries({
    queries: stops.map((stop) => {
      const address = getSearchedAddress(stop, pickup?.address)
      return address ? postalCodeSearchQuery(address) : { ...postalCodeSearchQuery(noAddress), enabled: false }
    }),
  })
  const getFound = (stop: ParsedStop, index: number): FoundAddress | undefined => {
    const byCode = codes[index]?.data
    if (!byCode) return getFoundByStreet(stop, searches[index]?.data?.data)
    return { address: byCode, by: 'postalCode', certain: stop.parts.postalCode?.certain ?? false }
  }

  const isSelected = (key: string, one: Pick<Proposal, 'replaces' | 'isEqual' | 'certain'>) =>
    !one.isEqual && (decided[key] ?? isSelectedByDefault(one))
  const decide = (key: string, yes: boolean) => setDecided((all) => ({ ...all, [key]: yes }))
  const phones = [...listPhones(stops, values), usualPickup?.fill(emptyStop).contactPhone ?? '']
  const groups = stops.map((stop, index) => {
    const target = targets[index] ?? 'new'
    const proposals = getProposals(stop, getTargetStop(values, target), getFound(stop, index), phones)
    return {
      target,
      proposals,
      chosen: target === 'none' ? [] : proposals.filter((one) => isSelected(`${index}.${one.id}`, one)),
    }
  })
  const incompletePhones = groups.flatMap(({ proposals }, index) =>
    proposals.some(({ id }) => id === 'contactPhone') ? [] : (stops[index]?.parts.contactPhone?.span ?? []),
  )
  const pickupProposals = usualPickup && !hasPickup ? [usualPickup] : []
  const isPickupSelected = (one: Proposal) => isSelected(`pickup.${one.id}`, one)
  const chosenPickup = pickupProposals.filter(isPickupSelected)
  const isItemSelected = (index: number) =>
    isSelected(`item.${index}`, { replaces: '', isEqual: false, certain: items[index]?.certain ?? false })
  const chosenItems = items.filter((_item, index) => isItemSelected(index))
  const orderProposals = getOrderProposals(order, values)
  const isOrderSelected = (one: Proposal<OrderValues>) => isSelected(`order.${one.id}`, one)
  const chosenOrder = orderProposals.filter(isOrderSelected)
  const count = groups.reduce(
    (sum, { chosen }) => sum + chosen.length,
    chosenItems.length + chosenOrder.length + chosenPickup.length,
  )

  const toMark = (span: Span, label: string, isChosen: boolean, certain: boolean): TextMark => ({
    ...span,
    label: certain || isChosen ? label : `${label}?`,
    tone: isChosen ? 'primary' : certain ? 'neutral' : 'warning',
  })
  const marks: TextMark[] = [
    ...groups.flatMap(({ proposals, chosen }) =>
      proposals.flatMap((one) => one.spans.map((span) => toMark(span, one.label, chosen.includes(one), one.certain))),
    ),
    ...orderProposals.flatMap((one) =>
      one.spans.map((span) => toMark(span, one.label, chosenOrder.includes(one), one.certain)),
    ),
    ...items.map((item) => toMark(item.span, 'Item', chosenItems.includes(item), item.certain)),
  ]
  const fill = () =>
    onFill(
      (current) =>
        applyProposals(
          current,
          [
            { target: 'pickup', proposals: chosenPickup },
            ...groups.map(({ target, chosen }) => ({ target, proposals: chosen })),
          ],
          chosenItems,
          chosenOrder,
        ),
      count,
    )

  return (
    <Stack gap="lg">
      <div className="grid items-start gap-6 md:grid-cols-2">
        <section aria-label="Mensagem lida">
          <MarkedText text={text} marks={marks} />
        </section>
        <Stack gap="lg">
          <UsualPickup
            text={text}
            proposals={pickupProposals}
            isSelected={isPickupSelected}
            onAgree={(one, yes) => decide(`pickup.${one.id}`, yes)}
          />
          {groups.map(({ target, proposals }, index) => (
            <ParsedStopFields
              text={text}
              // biome-ignore lint/suspicious/noArrayIndexKey: the message does not change while it is confirmed.
              key={index}
              name={stops.length > 1 ? `${index + 1}. ` : ''}
              target={target}
              proposals={proposals}
              dropoffs={values.dropoffs.length}
              mayAdd={values.dropoffs.length < maximumDropoffs}
              isSelected={(one) => isSelected(`${index}.${one.id}`, one)}
              onAgree={(one, yes) => decide(`${index}.${one.id}`, yes)}
              onTarget={(next) => {
                setTargets(targets.map((old, position) => (position === index ? next : old)))
                setDecided(Object.fromEntries(Object.entries(decided).filter(([key]) => !key.startsWith(`${index}.`))))
              }}
            />
          ))}
          <ParsedItems
            text={text}
            items={items}
            isSelected={isItemSelected}
            onAgree={(index, yes) => decide(`item.${index}`, yes)}
          />
          <ParsedOrderFields
            text={text}
            proposals={orderProposals}
            isSelected={isOrderSelected}
            onAgree={(one, yes) => decide(`order.${one.id}`, yes)}
          />
          <UnusedWords text={text} spans={[...unused, ...incompletePhones]} />
        </Stack>
      </div>
      <Text role="status" tone="subtle" size="sm">
        {count === 0 ? 'Nada marcado: o formulário fica como está.' : ''}
      </Text>
      <ConfirmFooter count={count} onFill={fill} onBack={onBack} />
    </Stack>
  )
}

interface ConfirmFooterProps {
  count: number
  onFill: () => void
  onBack: () => void
}

function ConfirmFooter({ count, onFill, onBack }: ConfirmFooterProps) {
  return (
    <Dialog.Footer>
      <Button tone="neutral" variant="outline" onClick={onBack}>
        Trocar mensagem
      </Button>
      <Button disabledReason={count === 0 ? 'Marque ao menos um campo.' : undefined} onClick={onFill}>
        {count === 1 ? 'Preencher 1 campo' : `Preencher ${formatCount(count)} campos`}
      </Button>
    </Dialog.Footer>
  )
}
