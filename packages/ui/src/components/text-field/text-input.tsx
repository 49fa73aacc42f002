'use client'
import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'
import { controlBase, controlHeight } from '../field/field.variants.ts'
import { useFieldControl } from '../field/field-context.ts'

/** The input without label and error, for use inside a `Field`. */
export function TextInput({ className, ...rest }: ComponentProps<'input'>) {
  const control = useFieldControl(rest)
  return (
    <input
      {...rest}
      {...control}
      data-slot="text-input"
      className={cn(controlBase, controlHeight, 'px-3', className)}
    />
  )
}
