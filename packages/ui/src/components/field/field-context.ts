'use client'
import { createContext, use } from 'react'

/** The ids and state that a field passes to its control. */
export interface FieldControl {
  /** The id of the control. */
  id: string
  /** The id of the label element, for `aria-labelledby`. */
  labelId: string
  /** The ids of the help and the error. */
  describedBy: string | undefined
  /** Whether the field has an error. */
  invalid: boolean
  /** Whether a value is required. */
  required: boolean
}

export const FieldContext = createContext<FieldControl | undefined>(undefined)

interface FieldControlAttributes {
  /** The id of the control, when it differs from that of the field. */
  id?: string | undefined
  /** The ids of more descriptions. */
  'aria-describedby'?: string | undefined
  /** Whether the control is invalid without an error of the field. */
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined
  /** Whether a value is required, when the field is not marked as required. */
  'aria-required'?: boolean | 'true' | 'false' | undefined
}

/** Returns the attributes that connect a control to the label, help and error of the surrounding field. */
export function useFieldControl(props: FieldControlAttributes) {
  const field = use(FieldContext)
  return {
    id: props.id ?? field?.id,
    'aria-describedby': [props['aria-describedby'], field?.describedBy].filter(Boolean).join(' ') || undefined,
    'aria-invalid': props['aria-invalid'] ?? (field?.invalid || undefined),
    'aria-required': props['aria-required'] ?? (field?.required || undefined),
  }
}
