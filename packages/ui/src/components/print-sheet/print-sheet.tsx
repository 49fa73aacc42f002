import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'
import { Slot } from '../../lib/slot.tsx'
import { type PrintSheetSize, printSheetSizes } from './print-sheet.variants.ts'

export interface PrintSheetProps extends ComponentProps<'div'> {
  /**
   * The size of the paper.
   * @default 'a4'
   */
  size?: PrintSheetSize | undefined
  /**
   * Uses the single child as the sheet.
   * @default false
   */
  asChild?: boolean | undefined
}

/**
 * A sheet of paper: a preview on the screen, and a page of that size in print. It is light in both themes. A normal
 * screen can be printed without it: the application frame is hidden in print.
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
