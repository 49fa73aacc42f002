import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.js'

/** Something to be read letter by letter: a number, a column name, an error code. For many lines, use `CodeBlock`. */
export function Code({ className, ...rest }: ComponentProps<'code'>) {
  return (
    <code
      {...rest}
      // What is meant for machines runs from left to right, whatever the text around it does.
      dir="ltr"
      data-slot="code"
      className={cn(
        'rounded-sm border border-line bg-surface-sunken px-1 py-px font-mono text-[0.925em] wrap-anywhere',
        className,
      )}
    />
  )
}
