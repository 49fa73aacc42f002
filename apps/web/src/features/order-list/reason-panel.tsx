import type { ReasonKind } from '@malote/api-client'
import { RadioGroup } from '@malote/ui'
import { useReasonOptions } from '../orders/forms/reason-field.tsx'

interface ReasonPanelProps {
  label: string
  kind: ReasonKind
  value: string | undefined
  onChoose: (reason: string) => void
}

/** Filters by a reason of the settings, by any other reason, or by no reason. */
export function ReasonPanel({ label, kind, value, onChoose }: ReasonPanelProps) {
  const options = useReasonOptions(kind)
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
