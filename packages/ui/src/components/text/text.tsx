import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'
import { Slot } from '../../lib/slot.tsx'
import { type TextSize, type TextTone, type TextWeight, textSizes, textTones, textWeights } from './text.variants.ts'

export interface TextProps extends ComponentProps<'p'> {
  /**
   * The meaning, which decides the colors.
   * @default 'default'
   */
  tone?: TextTone | undefined
  /**
   * The size of the font.
   * @default 'md'
   */
  size?: TextSize | undefined
  /**
   * The weight of the font.
   * @default 'regular'
   */
  weight?: TextWeight | undefined
  /**
   * Uses digits of equal width, so that numbers align in columns.
   * @default false
   */
  tabularNumbers?: boolean | undefined
  /**
   * Truncates the text to one line with an ellipsis.
   * @default false
   */
  truncate?: boolean | undefined
  /**
   * Styles the single child (a `span`, a `time`) instead of adding a `p`.
   * @default false
   */
  asChild?: boolean | undefined
}

/** A paragraph, or with `asChild` any text element. */
export function Text({
  tone = 'default',
  size = 'md',
  weight = 'regular',
  tabularNumbers = false,
  truncate = false,
  asChild = false,
  className,
  ...rest
}: TextProps) {
  const Root = asChild ? Slot : 'p'
  return (
    <Root
      {...rest}
      data-slot="text"
      data-tone={tone}
      className={cn(
        textTones[tone],
        textSizes[size],
        textWeights[weight],
        tabularNumbers && 'figures',
        truncate && 'truncate',
        className,
      )}
    />
  )
}
