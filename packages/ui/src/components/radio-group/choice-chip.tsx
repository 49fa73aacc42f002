'use client'
import { keepCheckedOnReset } from '../../lib/keep-checked-on-reset.ts'
import { useEarlyInput } from '../../lib/use-early-input.ts'
import type { ChoiceProps } from './choice.tsx'
import { choiceChip } from './radio-group.variants.ts'

/** An option as a chip: the chip is the label of its radio button. */
export function ChoiceChip({ option, type, name, form, checked, disabled, invalid, onChange }: ChoiceProps) {
  const early = useEarlyInput(keepCheckedOnReset(checked))
  return (
    <label data-slot="choice-chip" data-invalid={invalid || undefined} className={choiceChip}>
      <input
        ref={early}
        type={type}
        name={name}
        form={form}
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
