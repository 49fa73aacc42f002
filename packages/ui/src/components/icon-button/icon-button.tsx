'use client'
import type { ComponentProps, MouseEvent } from 'react'
import { cn } from '../../lib/cn.ts'
import { requireLabel } from '../../lib/require-label.ts'
import { Slot, Slottable } from '../../lib/slot.tsx'
import { type ButtonSize, type ButtonTone, type ButtonVariant, buttonTones } from '../button/button.variants.ts'
import { Spinner } from '../loader/spinner.tsx'
import { Tooltip } from '../tooltip/tooltip.tsx'
import { iconButtonBase, iconButtonCount, iconButtonSizes } from './icon-button.variants.ts'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** The accessible name, a verb and an object; also the text of the tooltip. */
  label: string
  /**
   * A different text for the tooltip, or `false` for no tooltip.
   * @default the label
   */
  tooltip?: string | false | undefined
  /**
   * The meaning, which decides the colors.
   * @default 'neutral'
   */
  tone?: ButtonTone | undefined
  /**
   * The weight of its look.
   * @default 'ghost'
   */
  variant?: ButtonVariant | undefined
  /**
   * The height and the width.
   * @default 'md'
   */
  size?: ButtonSize | undefined
  /**
   * A number on its corner, such as unread notifications. It is visual only: include it in `label`.
   * @default 0
   */
  count?: number | undefined
  /**
   * Whether the action is running: the button keeps its focus and ignores clicks.
   * @default false
   */
  pending?: boolean | undefined
  /**
   * Styles the single child, such as a router link; the icon goes inside that child.
   * @default false
   */
  asChild?: boolean | undefined
}

function ignore(event: MouseEvent) {
  event.preventDefault()
  event.stopPropagation()
}

/** A button that shows only an icon. Where there is space for a text, use `Button`. */
export function IconButton({
  label,
  tooltip = label,
  tone = 'neutral',
  variant = 'ghost',
  size = 'md',
  count = 0,
  pending = false,
  asChild = false,
  type = 'button',
  onClick,
  className,
  children,
  ...rest
}: IconButtonProps) {
  requireLabel(label, 'IconButton', 'Pass label="…" with the action, for example label="Copiar número".')
  const Root = asChild ? Slot : 'button'
  const button = (
    <Root
      {...rest}
      {...(!asChild && { type })}
      onClick={pending ? ignore : onClick}
      aria-label={label}
      aria-busy={pending || rest['aria-busy']}
      aria-disabled={pending || undefined}
      data-slot="icon-button"
      data-tone={tone}
      data-pending={pending || undefined}
      className={cn(iconButtonBase, iconButtonSizes[size], buttonTones[tone][variant], className)}
    >
      {pending ? <Spinner /> : <Slottable>{children}</Slottable>}
      {count > 0 && <span aria-hidden data-count={count > 99 ? '99+' : count} className={iconButtonCount} />}
    </Root>
  )
  return tooltip ? <Tooltip content={tooltip}>{button}</Tooltip> : button
}
