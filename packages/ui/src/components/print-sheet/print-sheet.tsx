import { Slot } from '@radix-ui/react-slot'
import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.js'
import { type PrintSheetSize, printSheetSizes } from './print-sheet.variants.js'

export interface PrintSheetProps extends ComponentProps<'div'> {
  size?: PrintSheetSize | undefined
  /** Makes the one child the sheet. */
  asChild?: boolean | undefined
}

/**
 * A sheet of paper: on the screen what will be printed, in print a page of its own, of that size. It is light in both
 * themes. For a screen that may also be printed nothing is needed: the frame steps aside by itself.
 */
export function PrintSheet({ size = 'a4', asChild = false, className, ...rest }: PrintSheetProps) {
  const Root = asChild ? Slot : 'div'
  return (
    <Root
      {...rest}
      data-slot="print-sheet"
      data-size={size}
      data-theme="light"
      className={cn(
        'mx-auto max-w-full rounded-md border border-line bg-surface-raised text-text shadow-overlay',
        'print:min-h-0 print:w-full print:rounded-none print:border-0 print:p-0 print:not-last:break-after-page',
        printSheetSizes[size],
        className,
      )}
    />
  )
}
