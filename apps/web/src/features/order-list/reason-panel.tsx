import type { ReasonKind } from '@malote/api-client'
import { RadioGroup } from '@malote/ui'
import { useReasonOptions } from '../orders/forms/reason-field.tsx'
import { filterKinds } from './filter-text.ts'

interface ReasonPanelProps {
  id: 'failureReason' | 'cancelReason'
  kind: ReasonKind
  value: string | undefined
  onChoose: (reason: string) => void
}

/** Filters by a reason of the settings, by any other reason, or by no reason. */
export function ReasonPanel({ id, kind, value, onChoose }: ReasonPanelProps) {
  const options = useReasonOptions(kind)
  return (
    <RadioGroup
      label={filterKinds[id].label}
      options={options}
      value={value ?? null}
      onValueChange={onChoose}
      className="w-80 max-w-full"
    />
  )
}
