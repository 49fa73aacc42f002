import { DropdownMenu, FilterChip } from '@malote/ui'
import { useChangeListSearch } from './use-change-list-search.ts'

/** The values of a search parameter as texts. */
type Choice<Value> = `${Value & (string | boolean)}`

interface ChoiceFilterProps<Search, Name extends keyof Search & string> {
  label: string
  /** The search parameters of the URL. */
  search: Search
  /** The search parameter that the filter sets. */
  name: Name
  /** The options in order, with their labels. */
  options: Readonly<Partial<Record<Choice<NonNullable<Search[Name]>>, string>>>
}

/** A filter chip of a list with a few options, of which one is selected. The selection is in the URL. */
export function ChoiceFilter<Search, Name extends keyof Search & string>({
  label,
  search,
  name,
  options,
}: ChoiceFilterProps<Search, Name>) {
  // The memoization of the React Compiler would be larger than the component, which every signed-in page loads.
  'use no memo'
  const change = useChangeListSearch()
  const choices = Object.entries<string | undefined>(options)
  const [value, valueLabel] = choices.find(([choice]) => choice === String(search[name])) ?? []
  const choose = (next: string | undefined) => change({ [name]: next })
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>
        <FilterChip label={label} value={valueLabel} onRemove={() => choose(undefined)} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content align="start">
        <DropdownMenu.RadioGroup value={value ?? null} onValueChange={choose}>
          {choices.map(([choice, text]) => (
            <DropdownMenu.RadioItem key={choice} value={choice}>
              {text}
            </DropdownMenu.RadioItem>
          ))}
        </DropdownMenu.RadioGroup>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}
