'use client'
import { type ComponentProps, type MouseEvent, useId } from 'react'
import { cn } from '../../lib/cn.ts'
import { joinIds } from '../../lib/join-ids.ts'
import { requireLabel } from '../../lib/require-label.ts'
import { Slot, Slottable } from '../../lib/slot.tsx'
import {
  type ButtonSize,
  type ButtonTone,
  type ButtonVariant,
  buttonTones,
  unusableVariants,
} from '../button/button.variants.ts'
import { Spinner } from '../loader/spinner.tsx'
import { DisabledReason } from '../tooltip/disabled-reason.tsx'
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
   * A number on its corner of what waits for the person, such as unread notifications. It is visual only: include it in `label`.
   * @default 0
   */
  count?: number | undefined
  /**
   * Whether the action is running: the button keeps its focus and ignores clicks.
   * @default false
   */
  pending?: boolean | undefined
  /**
   * Why it cannot be used, such as "Marque ao menos uma ordem". It is disabled, but stays focusable; the reason is its
   * description, and is shown on hover, focus and press. Clicks do nothing, and a form is not submitted by it.
   */
  disabledReason?: string | undefined
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
  disabled = false,
  disabledReason,
  asChild = false,
  type = 'button',
  onClick,
  className,
  children,
  ...rest
}: IconButtonProps) {
  requireLabel(label, 'IconButton', 'Pass label="…" with the action, for example label="Copiar número".')
  const reasonId = useId()
  const inert = pending || disabledReason !== undefined
  const Root = asChild ? Slot : 'button'
  const button = (
    <Root
      {...rest}
      {...(!asChild && { type })}
      disabled={disabled && !pending && disabledReason === undefined}
      onClick={inert ? ignore : onClick}
      aria-label={label}
      aria-busy={pending || rest['aria-busy']}
      aria-disabled={inert || undefined}
      aria-describedby={joinIds(rest['aria-describedby'], disabledReason && reasonId)}
      data-slot="icon-button"
      data-tone={tone}
      data-pending={pending || undefined}
      className={cn(
        iconButtonBase,
        iconButtonSizes[size],
        disabledReason === undefined ? buttonTones[tone][variant] : unusableVariants[variant],
        className,
      )}
    >
      {pending ? <Spinner /> : <Slottable>{children}</Slottable>}
      {count > 0 && <span aria-hidden data-count={count > 99 ? '99+' : count} className={iconButtonCount} />}
      {disabledReason !== undefined && <DisabledReason id={reasonId} reason={disabledReason} title={tooltip} />}
    </Root>
  )
  // The tooltip of a button with a reason is the reason. The element stays, so that the button keeps its focus.
  return tooltip ? <Tooltip content={disabledReason === undefined ? tooltip : null}>{button}</Tooltip> : button
}
