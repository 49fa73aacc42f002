import { CheckboxGroup } from '@malote/ui'
import { useWatch } from 'react-hook-form'
import { formatList } from '../../../lib/format/formats.ts'
import { useBoundValue } from '../../../lib/forms/bind-field.tsx'
import type { SettingKindView, SettingOf } from '../setting-kind.ts'
import { splitLines } from './simple-kinds.tsx'

type ChoicesDefinition = SettingOf<'choices'>

/** Some items of a list, which may be changed in the same form. */
export const choicesKind: SettingKindView<readonly string[], readonly string[], ChoicesDefinition> = {
  toFacts: (items, { whenNone }) => formatList(items) || whenNone,
  Control: ({ name, setting: { label, help, list } }: { name: string; setting: ChoicesDefinition }) => (
    <ChoicesField {...{ name, label, help, list }} />
  ),
}

interface ChoicesFieldProps {
  name: string
  label: string
  help: string | undefined
  /** The name of the list in the form. */
  list: string
}

function ChoicesField({ name, label, help, list }: ChoicesFieldProps) {
  const text: string = useWatch({ name: list })
  const { value, ...field } = useBoundValue<Record<string, string[]>, string>(name)
  const items = [...new Set(splitLines(text))]
  if (items.length === 0) return null
  return (
    <CheckboxGroup
      {...field}
      label={label}
      help={help}
      options={items.map((item) => ({ value: item, label: item }))}
      // The choice of an item ends when its line is changed.
      value={items.filter((item) => value?.includes(item))}
    />
  )
}
