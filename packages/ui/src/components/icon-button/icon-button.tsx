'use client'
import { Slot, Slottable } from '@radix-ui/react-slot'
import type { ComponentProps, MouseEvent } from 'react'
import { cn } from '../../lib/cn.js'
import { requireLabel } from '../../lib/require-label.js'
import { type ButtonSize, type ButtonTone, type ButtonVariant, buttonTones } from '../button/button.variants.js'
import { Spinner } from '../loader/spinner.js'
import { Tooltip } from '../tooltip/tooltip.js'
import { iconButtonBase, iconButtonCount, iconButtonSizes } from './icon-button.variants.js'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** Its name: what it does, as a verb and its object. Also the text of the tooltip. */
  label: string
  /** Another text for the tooltip, or `false` for none. */
  tooltip?: string | false | undefined
  tone?: ButtonTone | undefined
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  /** How many things wait behind it, on its corner. The number is for the eye: `label` says it too. */
  count?: number | undefined
  /** The action is under way: the button keeps its focus and ignores clicks. */
  pending?: boolean | undefined
  /** Gives its look to the one child, such as the link of a router; the icon goes inside that child. */
  asChild?: boolean | undefined
}

function ignore(event: MouseEvent) {
  event.preventDefault()
  event.stopPropagation()
}

/** A button that shows only an icon. Where there is room for words, use `Button`. */
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
  requireLabel(label, 'IconButton', 'Pass label="…" with what it does, for example label="Copiar número".')
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
