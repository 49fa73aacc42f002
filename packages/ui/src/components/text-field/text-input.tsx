'use client'
import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'
import { useEarlyInput } from '../../lib/use-early-input.ts'
import { controlBase, controlHeight } from '../field/field.variants.ts'
import { useFieldControl } from '../field/field-context.ts'

export interface TextInputProps extends ComponentProps<'input'> {
  /** Called with the new text. `onChange` gets the event of the input. */
  onValueChange?: ((value: string) => void) | undefined
}

/** The browser's own button for the choice of files is as high as the content of the input. */
const fileInput = 'py-1 file:me-3 file:h-full file:rounded-sm file:bg-surface-hover file:px-3'

/** The input without label and error, for use inside a `Field`. */
export function TextInput({ onValueChange, onChange, className, ref, ...rest }: TextInputProps) {
  const control = useFieldControl(rest)
  const early = useEarlyInput(ref)
  return (
    <input
      {...rest}
      {...control}
      ref={early}
      onChange={
        onValueChange
          ? (event) => {
              onChange?.(event)
              onValueChange(event.target.value)
            }
          : onChange
      }
      data-slot="text-input"
      className={cn(controlBase, controlHeight, 'px-3', rest.type === 'file' && fileInput, className)}
    />
  )
}
