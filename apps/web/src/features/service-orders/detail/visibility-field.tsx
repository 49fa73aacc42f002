import { type CommentVisibility, commentVisibilityLabels } from '@malote/api-client'
import { RadioGroup } from '@malote/ui'

interface VisibilityFieldProps {
  label: string
  value: CommentVisibility
  onValueChange: (visibility: CommentVisibility) => void
}

/** Who reads what is about to be said: the provider alone, or the company too. */
export function VisibilityField({ label, value, onValueChange }: VisibilityFieldProps) {
  return (
    <RadioGroup
      label={label}
      orientation="horizontal"
      value={value}
      onValueChange={onValueChange}
      options={(['company', 'internal'] as const).map((option) => ({
        value: option,
        label: commentVisibilityLabels[option],
      }))}
    />
  )
}
