'use client'
import { type ComponentProps, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { cn } from '../../lib/cn.ts'
import { FormValue } from '../../lib/form-value.tsx'
import { useMessages } from '../../lib/messages.ts'
import * as texts from '../../lib/texts.ts'
import { useEarlyInput } from '../../lib/use-early-input.ts'
import { Field, type FieldBaseProps } from '../field/field.tsx'
import { controlBase } from '../field/field.variants.ts'
import { useFieldControl } from '../field/field-context.ts'
import { splitFieldProps } from '../field/split-field-props.ts'
import { useFittedHeight } from './use-fitted-height.ts'

const defaultMessages = { characterCount: texts.characterCount }

export interface TextareaProps extends FieldBaseProps, Omit<ComponentProps<'textarea'>, 'required'> {
  /** Called with the new text. `onChange` gets the event of the text area. */
  onValueChange?: ((value: string) => void) | undefined
  /**
   * Shows the number of used characters of `maxLength`.
   * @default false
   */
  showCount?: boolean | undefined
}

/** A multi-line text field that grows with its text. */
export function Textarea(props: TextareaProps) {
  const [field, { showCount = false, ...textarea }] = splitFieldProps(props)
  return (
    <Field {...field}>
      <Control {...textarea} showCount={showCount} />
    </Field>
  )
}

interface ControlProps extends Omit<TextareaProps, keyof FieldBaseProps> {
  showCount: boolean
}

function Control({ showCount, onValueChange, ref, onInput, onChange, ...rest }: ControlProps) {
  const messages = useMessages(defaultMessages)
  const control = useFieldControl(rest)
  const element = useRef<HTMLTextAreaElement>(null)
  const [used, setUsed] = useState(0)
  const early = useEarlyInput(element)
  const fitHeight = useFittedHeight(element)
  useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(ref, () => element.current, [])

  // A form library sets values on the element without an event and then renders, so the element is read each time.
  const count = () => setUsed(element.current?.value.length ?? 0)
  useEffect(count)
  const length = typeof rest.value === 'string' ? rest.value.length : used

  return (
    <>
      <textarea
        rows={3}
        {...rest}
        {...control}
        ref={early}
        onInput={(event) => {
          setUsed(event.currentTarget.value.length)
          fitHeight()
          onInput?.(event)
        }}
        onChange={
          onValueChange
            ? (event) => {
                onChange?.(event)
                onValueChange(event.target.value)
              }
            : onChange
        }
        data-slot="textarea-control"
        className={cn(controlBase, 'field-sizing-content max-h-80 min-h-20 resize-y px-3 py-2')}
      />
      {showCount && rest.maxLength !== undefined && (
        <p className="self-end text-xs text-subtle figures">
          {messages.characterCount(length, rest.maxLength)}
          <FormValue value="" form={rest.form} onReset={count} />
        </p>
      )}
    </>
  )
}
