'use client'
import { type ChangeEvent, type ComponentProps, useRef, useState } from 'react'
import { cn } from '../../lib/cn.ts'
import { useMergedRefs } from '../../lib/merge-refs.ts'
import { useEarlyInput } from '../../lib/use-early-input.ts'
import { Field, type FieldBaseProps } from '../field/field.tsx'
import { useFieldControl } from '../field/field-context.ts'
import { splitFieldProps } from '../field/split-field-props.ts'
import {
  type CodeFieldSize,
  type CodeLength,
  codeCell,
  codeCells,
  codeFieldSizes,
  codeFrame,
  codeInput,
  codeLengths,
} from './code-field.variants.ts'
import { useCodeInput } from './use-code-input.ts'

interface CodeControlProps
  extends Omit<
    ComponentProps<'input'>,
    'value' | 'defaultValue' | 'type' | 'required' | 'size' | 'maxLength' | 'minLength' | 'placeholder'
  > {
  /**
   * The number of digits.
   * @default 6
   */
  length?: CodeLength | undefined
  /**
   * The height of the cells.
   * @default 'md'
   */
  size?: CodeFieldSize | undefined
  /** The code; `null` is an empty field, `undefined` makes it uncontrolled. */
  value?: string | null | undefined
  /** The initial code, when `value` is not passed. */
  defaultValue?: string | null | undefined
  /** Called with the digits, also with an incomplete code. */
  onValueChange?: ((value: string) => void) | undefined
  /** Called with the code when the last digit is typed, pasted or filled in. */
  onComplete?: ((code: string) => void) | undefined
}

export interface CodeFieldProps extends FieldBaseProps, CodeControlProps {}

/**
 * A code of digits that is used once, from a message or another person: one cell per digit, and one native input.
 * "123 456" can be pasted, and the browser fills in a code from a message.
 */
export function CodeField(props: CodeFieldProps) {
  const [field, control] = splitFieldProps(props)
  return (
    <Field {...field}>
      <CodeControl {...control} />
    </Field>
  )
}

function CodeControl({
  length = 6,
  size = 'md',
  value,
  defaultValue,
  onValueChange,
  onComplete,
  onChange,
  onCompositionStart,
  onCompositionEnd,
  ref,
  ...input
}: CodeControlProps) {
  const control = useFieldControl(input)
  const element = useRef<HTMLInputElement>(null)
  const merged = useEarlyInput(useMergedRefs(element, ref))
  const { accept, toCode, handleCompositionStart, handleCompositionEnd } = useCodeInput(element, length)
  /** The text of a controlled field during a composition, which another text would end. */
  const [composed, setComposed] = useState<string>()

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const { target, nativeEvent } = event
    if (nativeEvent instanceof InputEvent && nativeEvent.isComposing && toCode(target.value) !== target.value) {
      setComposed(target.value)
      return
    }
    setComposed(undefined)
    const code = accept(target)
    if (code === undefined) return
    onChange?.(event)
    onValueChange?.(code)
    if (code.length === length) onComplete?.(code)
  }
  const text =
    value === undefined ? { defaultValue: toCode(defaultValue ?? '') } : { value: composed ?? toCode(value ?? '') }
  return (
    <div data-slot="code-frame" className={cn(codeFrame, codeLengths[length], codeFieldSizes[size])} dir="ltr">
      <input
        autoComplete="one-time-code"
        inputMode="numeric"
        autoCorrect="off"
        spellCheck={false}
        {...input}
        {...control}
        {...text}
        ref={merged}
        type="text"
        onChange={change}
        onCompositionStart={(event) => {
          onCompositionStart?.(event)
          handleCompositionStart()
        }}
        onCompositionEnd={(event) => {
          onCompositionEnd?.(event)
          handleCompositionEnd()
        }}
        data-slot="code-input"
        className={codeInput}
      />
      <span aria-hidden className={codeCells}>
        {Array.from({ length }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the cells have no other identity.
          <span key={index} className={codeCell} />
        ))}
      </span>
    </div>
  )
}
