import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'

/** Inline code, such as a number, a column name or an error code. For several lines, use `CodeBlock`. */
export function Code({ className, ...rest }: ComponentProps<'code'>) {
  return (
    <code
      {...rest}
      // Code is always left-to-right, also in right-to-left text.
      dir="ltr"
      data-slot="code"
      className={cn(
        'rounded-sm border border-line bg-surface-sunken px-1 py-px font-mono text-[0.925em] wrap-anywhere',
        className,
      )}
    />
  )
}
