import type { ReasonKind } from '@malote/api-client'
import { RadioGroup, Select, Skeleton, Stack, Textarea } from '@malote/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useBoundValue } from '../../../lib/forms/bind-field.tsx'
import { reasonsQuery } from '../service-orders.queries.ts'

/** Maximum number of reasons shown as chips; the others are in a list. */
const chipLimit = 5
const more = '(mais)'
const other = '(outro)'

interface ReasonFieldProps {
  /** The kind of reasons in the settings; without one the reason is free text. */
  kind: ReasonKind | undefined
  help?: string | undefined
  /** @default false */
  optional?: boolean
}

/**
 * The reason of a step, the form's `reason`: selected from the settings, or typed where the settings allow other
 * reasons or list none.
 */
export function ReasonField({ kind, help, optional = false }: ReasonFieldProps) {
  const field = useBoundValue<{ reason: string }, 'reason'>('reason')
  const { value: reason, error, onValueChange } = field
  // What the user entered before.
  const [initial] = useState(reason)
  const catalogue = useQuery({ ...reasonsQuery, enabled: kind !== undefined })
  const [chosen, setChoice] = useState<string | null>()
  const presence = optional ? { optional: true } : { required: true }
  const texts = { label: 'Motivo', help, error, ...presence }
  if (kind && catalogue.isPending) return <Skeleton shape="block" className="h-24 w-full" />
  const entries = kind ? (catalogue.data?.[kind] ?? []) : []
  if (entries.length === 0) return <Textarea {...texts} {...field} maxLength={280} rows={3} />

  const chips = entries.slice(0, chipLimit).map((value) => ({ value, label: value }))
  const rest = entries.slice(chipLimit)
  if (rest.length > 0) chips.push({ value: more, label: 'Mais motivos' })
  if (catalogue.data?.othersAllowed) chips.push({ value: other, label: 'Outro' })
  const choice = chosen === undefined ? findChip(entries, reason) : chosen
  const choose = (next: string) => {
    setChoice(next)
    if (next !== more && next !== other) return onValueChange(next)
    onValueChange(findChip(entries, initial) === next ? initial : '')
  }
  return (
    <Stack gap="sm">
      <RadioGroup
        {...texts}
        name="reason"
        error={choice === more || choice === other ? undefined : error}
        variant="chips"
        options={chips}
        value={choice}
        onValueChange={choose}
      />
      {choice === more && (
        <Select
          label="Outro motivo da lista"
          {...field}
          required
          placeholder="Selecione o motivo"
          options={rest.map((value) => ({ value, label: value }))}
        />
      )}
      {choice === other && <Textarea label="Qual motivo?" {...field} required maxLength={280} rows={2} />}
    </Stack>
  )
}

/** @returns the chip of a reason: its own, or the one that opens the list or the text field. */
function findChip(entries: readonly string[], reason: string | undefined): string | null {
  if (!reason) return null
  const index = entries.indexOf(reason)
  if (index < 0) return other
  return index < chipLimit ? reason : more
}
