'use client'
import type { ComponentProps } from 'react'
import { Field, type FieldBaseProps } from '../field/field.tsx'
import { TextInput } from './text-input.tsx'

export interface TextFieldProps extends FieldBaseProps, Omit<ComponentProps<'input'>, 'required'> {}

/** A single-line text field. `ref` and the props of a form library (`name`, `onChange`, `onBlur`) go to the input. */
export function TextField({
  label,
  labelHidden,
  help,
  error,
  required,
  optional,
  id,
  className,
  ...input
}: TextFieldProps) {
  return (
    <Field {...{ label, labelHidden, help, error, required, optional, className }} controlId={id}>
      <TextInput {...input} />
    </Field>
  )
}
