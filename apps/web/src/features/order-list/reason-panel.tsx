import { noReasonGiven, otherReason, type ReasonKind } from '@malote/api-client'
import { RadioGroup } from '@malote/ui'
import { useQuery } from '@tanstack/react-query'
import { reasonsQuery } from '../orders/service-orders.queries.ts'

interface ReasonPanelProps {
  label: string
  kind: ReasonKind
  value: string | undefined
  onChoose: (reason: string) => void
}

/** Filters by a reason of the settings, by any other reason, or by no reason. */
export function ReasonPanel({ label, kind, value, onChoose }: ReasonPanelProps) {
  const { data: reasons } = useQuery(reasonsQuery)
  const options = [...(reasons?.[kind] ?? []), otherReason, noReasonGiven].map((reason) => ({
    value: reason,
    label: reason,
  }))
  return (
    <RadioGroup
      label={label}
      options={options}
      value={value ?? null}
      onValueChange={onChoose}
      className="w-80 max-w-full"
    />
  )
}
