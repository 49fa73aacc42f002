import { Checkbox, Select, Stack, Text } from '@malote/ui'
import type { OrderValues, StopValues } from '../form/order-values.ts'
import type { FoundItem } from './find-items.ts'
import type { Span } from './message-text.ts'
import type { Proposal, Target } from './proposals.ts'

interface ParsedStopFieldsProps {
  /** The message, whose words are shown with an uncertain value. */
  text: string
  /** Distinguishes it from the other stops of the message; empty when it is the only one. */
  name: string
  target: Target
  proposals: readonly Proposal[]
  /** The number of drop-offs in the form. */
  dropoffs: number
  mayAdd: boolean
  isSelected: (proposal: Proposal) => boolean
  onAgree: (proposal: Proposal, yes: boolean) => void
  onTarget: (target: Target) => void
}

/** The values of one stop of a message: its target in the form, and a checkbox for each value. */
export function ParsedStopFields(props: ParsedStopFieldsProps) {
  const { text, name, target, proposals, dropoffs, mayAdd, isSelected, onAgree, onTarget } = props
  const targets = [
    { value: 'pickup', label: 'Coleta' },
    ...Array.from({ length: dropoffs }, (_, index) => ({
      value: String(index),
      label: dropoffs > 1 ? `Entrega ${index + 1}` : 'Entrega',
    })),
    ...(mayAdd ? [{ value: 'new', label: 'Outra entrega' }] : []),
    { value: 'none', label: 'Não preencher' },
  ]
  const title = `${name}${targets.find(({ value }) => value === target)?.label ?? 'Parada'}`
  return (
    <section aria-label={title}>
      <Stack gap="sm">
        <Select
          label={`${name}Onde preencher`}
          value={target}
          options={targets}
          onValueChange={(value) => onTarget(value as Target)}
        />
        {target === 'none' && (
          <Text tone="subtle" size="sm">
            Esta parada da mensagem não entra na ordem.
          </Text>
        )}
        {target !== 'none' && (
          <ProposalChecks text={text} proposals={proposals} isSelected={isSelected} onAgree={onAgree} />
        )}
      </Stack>
    </section>
  )
}

interface ProposalChecksProps<Values> {
  text: string
  proposals: readonly Proposal<Values>[]
  isSelected: (proposal: Proposal<Values>) => boolean
  onAgree: (proposal: Proposal<Values>, yes: boolean) => void
}

/** A checkbox for each value. */
function ProposalChecks<Values>({ text, proposals, isSelected, onAgree }: ProposalChecksProps<Values>) {
  return proposals.map((proposal) => (
    <Checkbox
      key={proposal.id}
      label={`${proposal.label}: ${proposal.text}`}
      help={getHelp(proposal, text)}
      checked={proposal.isEqual || isSelected(proposal)}
      disabled={proposal.isEqual}
      onCheckedChange={(checked) => onAgree(proposal, checked)}
    />
  ))
}

/** @returns the words of ranges of a message, in one line. */
const quote = (text: string, spans: readonly Span[]): string =>
  spans.map(({ start, end }) => text.slice(start, end).replace(/\s+/g, ' ').trim()).join(' … ')

/** @returns the sentence with the words of an uncertain value, after up to two words of their line. */
function describeUncertainty(text: string, spans: readonly Span[]): string {
  const [first = { start: 0, end: 0 }] = spans
  const before = /(?:[^\s]+[ \t]+){0,2}$/.exec(text.slice(0, first.start))?.[0] ?? ''
  return `Confira: lido de “${before}${quote(text, spans)}”.`
}

function getHelp(
  { isEqual, replaces, spans, certain, origin }: Omit<Proposal, 'fill'>,
  text: string,
): string | undefined {
  if (isEqual) return 'O formulário já diz isso.'
  const parts = [
    origin,
    !certain && spans.length > 0 && describeUncertainty(text, spans),
    replaces && `Substitui “${replaces}”.`,
  ]
  return parts.filter(Boolean).join(' ') || undefined
}

/** The pickup of the company, for a message without a pickup. */
export function UsualPickup(props: ProposalChecksProps<StopValues>) {
  if (props.proposals.length === 0) return null
  return (
    <section aria-label="Coleta da empresa">
      <ProposalChecks {...props} />
    </section>
  )
}

/** The urgency, the reference and the declared value of a message. */
export function ParsedOrderFields(props: ProposalChecksProps<OrderValues>) {
  if (props.proposals.length === 0) return null
  return (
    <section aria-label="Dados da ordem na mensagem">
      <Stack gap="sm">
        <Text weight="medium">Ordem</Text>
        <ProposalChecks {...props} />
      </Stack>
    </section>
  )
}

/** The words of a message that no field took, so that nothing is dropped unseen. */
export function UnusedWords({ text, spans }: { text: string; spans: readonly Span[] }) {
  if (spans.length === 0) return null
  return (
    <section aria-label="Não usado">
      <Stack gap="xs">
        <Text weight="medium">Não usado</Text>
        <Text tone="subtle" size="sm">
          {spans.map((span) => `“${quote(text, [span])}”`).join(', ')}
        </Text>
      </Stack>
    </section>
  )
}

interface ParsedItemsProps {
  text: string
  items: readonly FoundItem[]
  isSelected: (index: number) => boolean
  onAgree: (index: number, yes: boolean) => void
}

/** The items of a message, which are added to those of the form. */
export function ParsedItems({ text, items, isSelected, onAgree }: ParsedItemsProps) {
  if (items.length === 0) return null
  return (
    <section aria-label="Itens da mensagem">
      <Stack gap="sm">
        <Text weight="medium">Itens</Text>
        {items.map(({ value: { quantity, description, weight, fragile }, certain, span }, index) => (
          <Checkbox
            // biome-ignore lint/suspicious/noArrayIndexKey: the message does not change while it is confirmed.
            key={index}
            label={`${quantity} × ${description}`}
            help={
              [weight && `${weight} kg`, fragile && 'Frágil', !certain && describeUncertainty(text, [span])]
                .filter(Boolean)
                .join(', ') || undefined
            }
            checked={isSelected(index)}
            onCheckedChange={(checked) => onAgree(index, checked)}
          />
        ))}
      </Stack>
    </section>
  )
}
