'use client'
import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react'
import { cn } from '../../lib/cn.ts'
import { joinIds } from '../../lib/join-ids.ts'
import { Slot, Slottable } from '../../lib/slot.tsx'
import { Spinner } from '../loader/spinner.tsx'
import { DisabledReason } from '../tooltip/disabled-reason.tsx'
import {
  type ButtonSize,
  type ButtonTone,
  type ButtonVariant,
  buttonTones,
  buttonVariants,
  unusableVariants,
} from './button.variants.ts'

export interface ButtonProps extends ComponentProps<'button'> {
  /**
   * The meaning: the main action, one of several, or a destructive action.
   * @default 'primary'
   */
  tone?: ButtonTone | undefined
  /**
   * The visual emphasis.
   * @default 'solid'
   */
  variant?: ButtonVariant | undefined
  /**
   * The height and the padding.
   * @default 'md'
   */
  size?: ButtonSize | undefined
  /**
   * Whether the action is running: the button keeps its width and focus, and ignores clicks.
   * @default false
   */
  pending?: boolean | undefined
  /**
   * Why it cannot be used, such as "Marque ao menos uma ordem". It is disabled, but stays focusable; the reason is its
   * description, and is shown on hover, focus and press. Clicks do nothing, and a form is not submitted by it.
   */
  disabledReason?: string | undefined
  /** An icon before the label. */
  icon?: ReactNode
  /**
   * Styles the single child, such as a router link.
   * @default false
   */
  asChild?: boolean | undefined
}

function ignore(event: MouseEvent) {
  event.preventDefault()
  event.stopPropagation()
}

/** Triggers an action. Its label is a verb and an object: "Criar ordem". */
export function Button({
  tone = 'primary',
  variant = 'solid',
  size = 'md',
  pending = false,
  icon,
  asChild = false,
  type = 'button',
  disabled = false,
  disabledReason,
  onClick,
  className,
  children,
  ...rest
}: ButtonProps) {
  const Root = asChild ? Slot : 'button'
  const reasonId = useId()
  const inert = pending || disabledReason !== undefined || (asChild && disabled)
  return (
    <Root
      {...rest}
      // A pending button keeps the focus also where the same state disables its whole group.
      {...(!asChild && { type, disabled: disabled && !pending && disabledReason === undefined })}
      onClick={inert ? ignore : onClick}
      aria-busy={pending || rest['aria-busy']}
      aria-disabled={inert || undefined}
      aria-describedby={joinIds(rest['aria-describedby'], disabledReason && reasonId)}
      data-slot="button"
      data-tone={tone}
      data-variant={variant}
      data-size={size}
      data-pending={pending || undefined}
      data-disabled={(asChild && disabled && disabledReason === undefined) || undefined}
      className={cn(
        buttonVariants({ size }),
        disabledReason === undefined ? buttonTones[tone][variant] : unusableVariants[variant],
        className,
      )}
    >
      {pending && (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner />
        </span>
      )}
      {icon && <span className="contents group-data-pending/button:invisible">{icon}</span>}
      <Slottable child={children}>
        {(label) => <span className="truncate group-data-pending/button:opacity-0">{label}</span>}
      </Slottable>
      {disabledReason !== undefined && <DisabledReason id={reasonId} reason={disabledReason} />}
    </Root>
  )
}
