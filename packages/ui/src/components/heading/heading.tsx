import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'
import { type HeadingSize, headingSizes } from './heading.variants.ts'

export type HeadingLevel = 1 | 2 | 3 | 4

const sizeOfLevel = { 1: 'xl', 2: 'lg', 3: 'md', 4: 'sm' } satisfies Record<HeadingLevel, HeadingSize>

export interface HeadingProps extends ComponentProps<'h2'> {
  /**
   * The level in the document outline; one level 1 per page.
   * @default 2
   */
  level?: HeadingLevel | undefined
  /**
   * The visual size.
   * @default that of the level
   */
  size?: HeadingSize | undefined
  /**
   * Truncates the text to one line with an ellipsis.
   * @default false
   */
  truncate?: boolean | undefined
}

/** A heading. The level is for the document outline, the size for the visual style. */
export function Heading({ level = 2, size = sizeOfLevel[level], truncate = false, className, ...rest }: HeadingProps) {
  const Root = `h${level}` as const
  return (
    <Root
      {...rest}
      data-slot="heading"
      data-size={size}
      className={cn('font-semibold', truncate ? 'truncate' : 'text-balance', headingSizes[size], className)}
    />
  )
}
