'use client'
import type { ChoiceProps } from './choice.tsx'
import { choiceChip } from './radio-group.variants.ts'

/** An option as a chip: the chip is the label of its radio button. */
export function ChoiceChip({ option, type, name, checked, disabled, invalid, onChange }: ChoiceProps) {
  return (
    <label data-slot="choice-chip" data-invalid={invalid || undefined} className={choiceChip}>
      <input
        type={type}
        name={name}
        value={option.value}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
        className="sr-only"
      />
      {option.label}
    </label>
  )
}
