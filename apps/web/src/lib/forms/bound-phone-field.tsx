import { appendNote, formatPhone, splitPhones } from '@malote/api-client'
import type { ClipboardEvent, ReactElement } from 'react'
import { type FieldPath, type FieldValues, type PathValue, useFormContext } from 'react-hook-form'
import { BoundMaskedField } from './bound-masked-field.ts'

interface BoundPhoneFieldProps<Values extends FieldValues> {
  name: FieldPath<Values>
  label: string
  /** The field that takes the rest of a pasted text: the second number, the extension, the name. */
  instructionsName: FieldPath<Values>
}

/** The optional phone of a contact. The mask would drop what a pasted text has besides a number. */
export function BoundPhoneField<Values extends FieldValues>(props: BoundPhoneFieldProps<Values>): ReactElement {
  const { name, label, instructionsName } = props
  const { getValues, setValue } = useFormContext<Values>()
  const set = (field: FieldPath<Values>, text: string) =>
    setValue(field, text as PathValue<Values, FieldPath<Values>>, { shouldDirty: true })
  const paste = (event: ClipboardEvent) => {
    const phones = splitPhones(event.clipboardData.getData('text'))
    if (!phones) return
    event.preventDefault()
    set(name, formatPhone(phones.phone))
    if (phones.note) set(instructionsName, appendNote(getValues(instructionsName), phones.note))
  }
  return <BoundMaskedField<Values> name={name} kind="phone" label={label} optional autoComplete="off" onPaste={paste} />
}
