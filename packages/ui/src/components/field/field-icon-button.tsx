'use client'
import { use } from 'react'
import { IconButton, type IconButtonProps } from '../icon-button/icon-button.tsx'
import { FieldContext } from './field-context.ts'

/** An icon button of a field, described by the label of the field: a form has several buttons "Abrir calendário". */
export function FieldIconButton(props: IconButtonProps) {
  return <IconButton {...props} aria-describedby={use(FieldContext)?.labelId} />
}
