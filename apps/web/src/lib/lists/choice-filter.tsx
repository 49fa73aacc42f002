import { DropdownMenu, FilterChip } from '@malote/ui'

interface ChoiceFilterProps<Value extends string> {
  label: string
  /** The options in order, with their labels. */
  options: Readonly<Partial<Record<Value, string>>>
  value: Value | undefined
  onChange: (value: Value | undefined) => void
}

/** A filter chip with a few options, of which one is selected. */
export function ChoiceFilter<Value extends string>({ label, options, value, onChange }: ChoiceFilterProps<Value>) {
  const choices = Object.entries(options) as [Value, string][]
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>
        <FilterChip label={label} value={value && options[value]} onRemove={() => onChange(undefined)} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content align="start">
        <DropdownMenu.RadioGroup value={value ?? null} onValueChange={(next) => onChange(next as Value)}>
          {choices.map(([choice, label]) => (
            <DropdownMenu.RadioItem key={choice} value={choice}>
              {label}
            </DropdownMenu.RadioItem>
          ))}
        </DropdownMenu.RadioGroup>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}
