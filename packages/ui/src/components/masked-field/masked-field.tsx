'use client'
import type { ChangeEvent, ComponentProps } from 'react'
import { FormValue } from '../../lib/form-value.js'
import { useControllable } from '../../lib/use-controllable.js'
import { Field, type FieldBaseProps } from '../field/field.js'
import { useFieldControl } from '../field/field-context.js'
import { TextInput } from '../text-field/text-input.js'
import { caretAfter, counts, formatMasked, type MaskKind, masks, overflows, unmask } from './masks.js'

interface MaskedControlProps extends Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'type' | 'required'> {
  /** Which code it is. */
  kind: MaskKind
  /** The code, with or without punctuation; `null` is an empty field, `undefined` leaves it to the component. */
  value?: string | null | undefined
  defaultValue?: string | null | undefined
  /** Receives the plain code: "01310100". */
  onValueChange?: ((value: string) => void) | undefined
}

export interface MaskedFieldProps extends FieldBaseProps, MaskedControlProps {}

/**
 * A code that people read with punctuation: CEP, CPF, CNPJ (letters too) and telephone. Any form can be pasted, the
 * caret stays where it is, and the form receives the plain code.
 */
export function MaskedField({
  label,
  labelHidden,
  help,
  error,
  required,
  optional,
  id,
  className,
  ...control
}: MaskedFieldProps) {
  return (
    <Field {...{ label, labelHidden, help, error, required, optional, className }} controlId={id}>
      <MaskedControl {...control} />
    </Field>
  )
}

/** What is left of the text before the caret that counts. */
const countBefore = (kind: MaskKind, text: string, caret: number) =>
  [...text.slice(0, caret)].filter((character) => counts(kind, character)).length

function MaskedControl({ kind, value, defaultValue, onValueChange, name, onChange, ...input }: MaskedControlProps) {
  const control = useFieldControl(input)
  const [text, setText] = useControllable<string>({
    value: value === null ? '' : value,
    defaultValue: defaultValue ?? '',
    onChange: onValueChange,
  })
  const code = unmask(kind, text)
  const written = formatMasked(kind, code)

  const edit = (event: ChangeEvent<HTMLInputElement>) => {
    const element = event.target
    const action = event.nativeEvent instanceof InputEvent ? event.nativeEvent.inputType : ''
    const caret = element.selectionStart ?? element.value.length
    let passed = countBefore(kind, element.value, caret)
    let next = unmask(kind, element.value)
    const oneMore = action === 'insertText' && element.value.length <= written.length + 1
    if (oneMore && (overflows(kind, element.value) || next === code)) {
      // A full code takes no more, and what does not belong does not enter: everything stays, the caret too.
      passed = Math.max(0, passed - (counts(kind, element.value[caret - 1] ?? '') ? 1 : 0))
      next = code
    } else if (next === code && action === 'deleteContentBackward' && passed > 0) {
      // Only punctuation was deleted, which would come back: the character before it goes instead.
      passed -= 1
      next = code.slice(0, passed) + code.slice(passed + 1)
    } else if (next === code && action === 'deleteContentForward') {
      next = code.slice(0, passed) + code.slice(passed + 1)
    }
    const atEnd = caret === element.value.length && action !== 'deleteContentForward' && next !== code
    const nextWritten = formatMasked(kind, next)
    // Written here, before React compares: it finds nothing to change and leaves the caret alone.
    element.value = nextWritten
    const place = atEnd ? nextWritten.length : caretAfter(kind, nextWritten, passed)
    element.setSelectionRange(place, place)
    if (next !== code) setText(next)
    onChange?.(event)
  }

  const { inputMode, autoComplete } = masks[kind]
  return (
    <>
      <TextInput
        inputMode={inputMode}
        autoComplete={autoComplete}
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        {...input}
        type={kind === 'phone' ? 'tel' : 'text'}
        value={written}
        onChange={edit}
        className="figures"
      />
      <FormValue
        name={name}
        value={code}
        disabled={input.disabled}
        controlId={control.id}
        onReset={() => setText(defaultValue ?? '')}
      />
    </>
  )
}
