import { Checkbox, Select, Stack, Text } from '@malote/ui'
import type { FoundItem } from './find-items.ts'
import type { Proposal, Target } from './proposals.ts'

interface ParsedStopFieldsProps {
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
  const { name, target, proposals, dropoffs, mayAdd, isSelected, onAgree, onTarget } = props
  const targets = [
    { value: 'pickup', label: 'Coleta' },
    ...Array.from({ length: dropoffs }, (_, index) => ({
      value: String(index),
      label: dropoffs > 1 ? `Entrega ${index + 1}` : 'Entrega',
    })),
    ...(mayAdd ? [{ value: 'new', label: 'Outra entrega' }] : []),
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
        {proposals.map((proposal) => (
          <Checkbox
            key={proposal.id}
            label={`${proposal.label}: ${proposal.text}`}
            help={helpOf(proposal)}
            checked={proposal.isEqual || isSelected(proposal)}
            disabled={proposal.isEqual}
            onCheckedChange={(checked) => onAgree(proposal, checked)}
          />
        ))}
      </Stack>
    </section>
  )
}

function helpOf({ isEqual, replaces, spans }: Proposal): string | undefined {
  if (isEqual) return 'O formulário já diz isso.'
  const origin = spans.length === 0 ? 'Pelo CEP.' : ''
  return [origin, replaces && `Substitui “${replaces}”.`].filter(Boolean).join(' ') || undefined
}

interface ParsedItemsProps {
  items: readonly FoundItem[]
  isSelected: (index: number) => boolean
  onAgree: (index: number, yes: boolean) => void
}

/** The items of a message, which are added to those of the form. */
export function ParsedItems({ items, isSelected, onAgree }: ParsedItemsProps) {
  if (items.length === 0) return null
  return (
    <section aria-label="Itens da mensagem">
      <Stack gap="sm">
        <Text weight="medium">Itens</Text>
        {items.map(({ value: { quantity, description, weight, fragile } }, index) => (
          <Checkbox
            // biome-ignore lint/suspicious/noArrayIndexKey: the message does not change while it is confirmed.
            key={index}
            label={`${quantity} × ${description}`}
            help={[weight && `${weight} kg`, fragile && 'Frágil'].filter(Boolean).join(', ') || undefined}
            checked={isSelected(index)}
            onCheckedChange={(checked) => onAgree(index, checked)}
          />
        ))}
      </Stack>
    </section>
  )
}
