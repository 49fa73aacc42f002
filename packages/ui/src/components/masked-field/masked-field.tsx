'use client'
import { type ChangeEvent, type ComponentProps, useState } from 'react'
import { FormValue } from '../../lib/form-value.tsx'
import { useControllable } from '../../lib/use-controllable.ts'
import { Field, type FieldBaseProps } from '../field/field.tsx'
import { useFieldControl } from '../field/field-context.ts'
import { splitFieldProps } from '../field/split-field-props.ts'
import { TextInput } from '../text-field/text-input.tsx'
import { formatMasked, getCaretPosition, isCodeCharacter, type MaskKind, masks, overflows, unmask } from './masks.ts'
import { useUndoHistory } from './use-undo-history.ts'

interface MaskedControlProps extends Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'type' | 'required'> {
  /** The type of the code. */
  kind: MaskKind
  /** The code, with or without punctuation; `null` is an empty field, `undefined` makes it uncontrolled. */
  value?: string | null | undefined
  /** The initial value, when `value` is not passed. */
  defaultValue?: string | null | undefined
  /** Called with the plain code, for example "01310100"; `null` when the field is empty. */
  onValueChange?: ((value: string | null) => void) | undefined
}

export interface MaskedFieldProps extends FieldBaseProps, MaskedControlProps {}

/**
 * A code that is formatted with punctuation: CEP, CPF, CNPJ (also with letters) and phone number. Any format can be
 * pasted, the caret keeps its position, and the form receives the plain code.
 */
export function MaskedField(props: MaskedFieldProps) {
  const [field, control] = splitFieldProps(props)
  return (
    <Field {...field}>
      <MaskedControl {...control} />
    </Field>
  )
}

/** Returns the number of code characters before the caret. */
const countCodeCharactersBefore = (kind: MaskKind, text: string, caret: number) =>
  [...text.slice(0, caret).normalize('NFKC')].filter((character) => isCodeCharacter(kind, character)).length

function MaskedControl({
  kind,
  value,
  defaultValue,
  onValueChange,
  name,
  onChange,
  onFocus,
  onKeyDown,
  onCompositionEnd,
  ...input
}: MaskedControlProps) {
  const control = useFieldControl(input)
  const [text, setText, resetText] = useControllable<string>({
    value: value === null ? '' : value,
    defaultValue: defaultValue ?? '',
    onChange: (next) => onValueChange?.(next === '' ? null : next),
  })
  const code = unmask(kind, text)
  const formatted = formatMasked(kind, code)

  const history = useUndoHistory(code, setText)

  /** The text during a composition, which the browser would end and repeat if the punctuation was inserted. */
  const [composed, setComposed] = useState<string>()

  const change = (next: string) => {
    if (next === code) return
    history.record()
    setText(next)
  }

  /** Shows a code with its punctuation, and the caret behind so many of its characters, or at the end. */
  const show = (element: HTMLInputElement, next: string, codeIndex: number, atEnd = false) => {
    // Written to the DOM before React compares: React then changes nothing and keeps the caret position.
    element.value = formatMasked(kind, next)
    const caretPosition = atEnd ? element.value.length : getCaretPosition(kind, element.value, codeIndex)
    element.setSelectionRange(caretPosition, caretPosition)
    change(next)
  }

  const edit = (event: ChangeEvent<HTMLInputElement>) => {
    const element = event.target
    const { nativeEvent } = event
    const action = nativeEvent instanceof InputEvent ? nativeEvent.inputType : ''
    if (nativeEvent instanceof InputEvent && nativeEvent.isComposing) {
      setComposed(element.value)
      change(unmask(kind, element.value))
      onChange?.(event)
      return
    }
    setComposed(undefined)
    if (action === 'historyUndo' || action === 'historyRedo') {
      // From the menu of the browser, which has its own idea of the text.
      element.value = formatted
      if (action === 'historyUndo') history.undo()
      else history.redo()
      onChange?.(event)
      return
    }
    const caret = element.selectionStart ?? element.value.length
    let codeIndex = countCodeCharactersBefore(kind, element.value, caret)
    let next = unmask(kind, element.value)
    const oneMore = action === 'insertText' && element.value.length <= formatted.length + 1
    if (oneMore && (overflows(kind, element.value) || next === code)) {
      // Rejects a character that is not allowed, or that exceeds the maximum length: the text and the caret stay.
      codeIndex = Math.max(0, codeIndex - (isCodeCharacter(kind, element.value[caret - 1] ?? '') ? 1 : 0))
      next = code
    } else if (next === code && action === 'deleteContentBackward' && codeIndex > 0) {
      // Only punctuation was deleted, which would be inserted again: the character before it is deleted instead.
      codeIndex -= 1
      next = code.slice(0, codeIndex) + code.slice(codeIndex + 1)
    } else if (next === code && action === 'deleteContentForward') {
      next = code.slice(0, codeIndex) + code.slice(codeIndex + 1)
    }
    const atEnd = caret === element.value.length && action !== 'deleteContentForward' && next !== code
    show(element, next, codeIndex, atEnd)
    onChange?.(event)
  }

  /** Inserts the punctuation into the composed text. */
  const endComposition = (element: HTMLInputElement) => {
    const codeIndex = countCodeCharactersBefore(kind, element.value, element.selectionStart ?? element.value.length)
    setComposed(undefined)
    show(element, unmask(kind, element.value), codeIndex)
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
        // Not `tel`: HTML allows `tel-national` for text fields only. `inputMode` shows the keys of a telephone.
        type="text"
        value={composed ?? formatted}
        onChange={edit}
        onFocus={(event) => {
          history.clear()
          onFocus?.(event)
        }}
        onKeyDown={(event) => {
          onKeyDown?.(event)
          if (!input.disabled && !input.readOnly) history.handleKeyDown(event)
        }}
        onCompositionEnd={(event) => {
          endComposition(event.currentTarget)
          onCompositionEnd?.(event)
        }}
        className="figures"
      />
      <FormValue
        name={name}
        form={input.form}
        value={code}
        disabled={input.disabled}
        controlId={control.id}
        onReset={resetText}
      />
    </>
  )
}
