'use client'
import { Field, type FieldBaseProps } from '../field/field.tsx'
import { splitFieldProps } from '../field/split-field-props.ts'
import { TextInput, type TextInputProps } from './text-input.tsx'

export interface TextFieldProps extends FieldBaseProps, Omit<TextInputProps, 'required'> {}

/** A single-line text field. `ref` and the props of a form library (`name`, `onChange`, `onBlur`) go to the input. */
export function TextField(props: TextFieldProps) {
  const [field, input] = splitFieldProps(props)
  return (
    <Field {...field}>
      <TextInput {...input} />
    </Field>
  )
}
