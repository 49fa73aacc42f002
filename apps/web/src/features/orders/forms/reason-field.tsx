import { noReasonGiven, otherReason, type ReasonKind } from '@malote/api-client'
import { RadioGroup, Select, Skeleton, Stack, Textarea } from '@malote/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { reasonsQuery } from '../service-orders.queries.ts'

/** Maximum number of reasons shown as chips; the others are in a list. */
const chipLimit = 5
const more = '(mais)'
const other = '(outro)'

interface ReasonFieldProps {
  /** The kind of reasons in the settings; without one the reason is free text. */
  kind: ReasonKind | undefined
  defaultValue?: string | undefined
  error: string | undefined
  help?: string | undefined
  /** @default false */
  optional?: boolean
}

/**
 * The reason of a step, read with `readReason`: selected from the settings, or typed where the settings allow other
 * reasons or list none.
 */
export function ReasonField({ kind, defaultValue, error, help, optional = false }: ReasonFieldProps) {
  const catalogue = useQuery({ ...reasonsQuery, enabled: kind !== undefined })
  const [chosen, setChoice] = useState<string | null>()
  const presence = optional ? { optional: true } : { required: true }
  const texts = { label: 'Motivo', help, error, ...presence }
  if (kind && catalogue.isPending) return <Skeleton shape="block" className="h-24 w-full" />
  const entries = kind ? (catalogue.data?.[kind] ?? []) : []
  if (entries.length === 0)
    return <Textarea {...texts} name="reason" defaultValue={defaultValue} maxLength={280} rows={3} />

  const chips = entries.slice(0, chipLimit).map((value) => ({ value, label: value }))
  const rest = entries.slice(chipLimit)
  if (rest.length > 0) chips.push({ value: more, label: 'Mais motivos' })
  if (catalogue.data?.othersAllowed) chips.push({ value: other, label: 'Outro' })
  const choice = chosen === undefined ? findChip(entries, defaultValue) : chosen
  return (
    <Stack gap="sm">
      <RadioGroup
        {...texts}
        name="reason"
        error={choice === more || choice === other ? undefined : error}
        variant="chips"
        options={chips}
        value={choice}
        onValueChange={setChoice}
      />
      {choice === more && (
        <Select
          label="Outro motivo da lista"
          name="reason"
          required
          placeholder="Selecione o motivo"
          defaultValue={rest.find((value) => value === defaultValue)}
          options={rest.map((value) => ({ value, label: value }))}
          error={error}
        />
      )}
      {choice === other && (
        <Textarea
          label="Qual motivo?"
          name="reason"
          required
          defaultValue={defaultValue}
          maxLength={280}
          rows={2}
          error={error}
        />
      )}
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

/** @returns the value of a `ReasonField` in a form: a chip can open a second control, so the last value counts. */
export const readReason = (form: FormData): string => String(form.getAll('reason').at(-1) ?? '').trim()

/** @returns the filter options: the reasons of the settings, any other reason, and no reason. */
export function useReasonOptions(kind: ReasonKind) {
  const { data } = useQuery(reasonsQuery)
  return [...(data?.[kind] ?? []), otherReason, noReasonGiven].map((value) => ({ value, label: value }))
}
