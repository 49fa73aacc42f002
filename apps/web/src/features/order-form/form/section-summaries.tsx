import { formatAddress, priorityLabels } from '@malote/api-client'
import { Stack, Text } from '@malote/ui'
import { useWatch } from 'react-hook-form'
import { formatAmount } from '../../../lib/format/formats.ts'
import { formatProofs, parseProofOption } from '../../../lib/format/proof-choice.ts'
import type { OrderValues, StopPath, StopValues } from './order-values.ts'
import { formatWindow } from './window-text.ts'

/** A stop of the form with the name of its section. */
export interface NamedStop {
  path: StopPath
  legend: string
}

/** The contact, address and instructions of a stop whose section is closed. */
export function StopSummary({ path }: { path: StopPath }) {
  const { contactName, contactPhone, address, instructions } = useWatch<OrderValues, StopPath>({ name: path })
  const contact = [contactName, contactPhone].filter(Boolean).join(' · ')
  return (
    <Stack gap="none">
      <Text>{contact || 'Contato a preencher'}</Text>
      <Text tone="subtle">{address.street ? formatAddress(address) : 'Endereço a preencher'}</Text>
      {instructions && <Text tone="subtle">{instructions}</Text>}
    </Stack>
  )
}

/** The company's references and the priority of an order. */
export function ReferencesSummary({ company }: { company: string | undefined }) {
  const [externalRef, priority] = useWatch<OrderValues, ['externalRef', 'priority']>({
    name: ['externalRef', 'priority'],
  })
  const parts = [company ?? 'A escolher', externalRef, priority === 'urgent' && priorityLabels.urgent]
  return <Text tone="subtle">{parts.filter(Boolean).join(' · ')}</Text>
}

/** The number of the items. */
export function ItemsSummary() {
  const count = useWatch<OrderValues, 'items', undefined, number>({ name: 'items', compute: (items) => items.length })
  return <Text tone="subtle">{count === 0 ? 'Nenhum informado' : formatAmount(count, 'item', 'itens')}</Text>
}

/** The windows of the stops: "Coleta: o quanto antes". */
export function WindowsSummary({ stops }: { stops: readonly NamedStop[] }) {
  const windows = useWatch<OrderValues>({ name: stops.map(({ path }) => `${path}.window` as const) })
  const addresses = useWatch<OrderValues>({ name: stops.map(({ path }) => `${path}.address` as const) })
  const texts = (windows as StopValues['window'][]).map((window, index) =>
    formatWindow({ window, address: addresses[index] as StopValues['address'] }),
  )
  return <StopLines stops={stops} texts={texts} />
}

/** The required proofs of the stops: "Na coleta: padrão da empresa". */
export function ProofsSummary({ stops }: { stops: readonly NamedStop[] }) {
  const options = useWatch<OrderValues>({
    name: stops.map(({ path }) => `${path}.requiredProofs` as const),
  }) as string[]
  if (options.every((option) => option === '')) return <Text tone="subtle">Padrão da empresa</Text>
  const texts = options.map((option) => {
    const proofs = parseProofOption(option)
    return proofs ? formatProofs(proofs) : 'padrão da empresa'
  })
  return <StopLines stops={stops} texts={texts} />
}

/** The beginning of the notes. */
export function NotesSummary() {
  const notes = useWatch<OrderValues, 'notes'>({ name: 'notes' })
  return (
    <Text tone="subtle" truncate>
      {notes || 'Nenhuma'}
    </Text>
  )
}

function StopLines({ stops, texts }: { stops: readonly NamedStop[]; texts: readonly string[] }) {
  return (
    <Stack gap="none">
      {stops.map(({ path, legend }, index) => (
        <Text key={path} tone="subtle">{`${legend}: ${texts[index]}`}</Text>
      ))}
    </Stack>
  )
}
