import { type CommentVisibility, commentVisibilityLabels } from '@malote/api-client'
import { RadioGroup } from '@malote/ui'

interface VisibilityFieldProps {
  label: string
  value: CommentVisibility
  onValueChange: (visibility: CommentVisibility) => void
}

/** Selects who can see a comment or file: the provider only, or the company too. */
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
