'use client'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { cn } from '../../lib/cn.ts'
import { Slot, Slottable } from '../../lib/slot.tsx'
import { Spinner } from '../loader/spinner.tsx'
import { type ButtonSize, type ButtonTone, type ButtonVariant, buttonTones, buttonVariants } from './button.variants.ts'

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
  onClick,
  className,
  children,
  ...rest
}: ButtonProps) {
  const Root = asChild ? Slot : 'button'
  const inert = pending || (asChild && disabled)
  return (
    <Root
      {...rest}
      {...(!asChild && { type, disabled })}
      onClick={inert ? ignore : onClick}
      aria-busy={pending || rest['aria-busy']}
      aria-disabled={inert || undefined}
      data-slot="button"
      data-tone={tone}
      data-variant={variant}
      data-size={size}
      data-pending={pending || undefined}
      data-disabled={(asChild && disabled) || undefined}
      className={cn(buttonVariants({ size }), buttonTones[tone][variant], className)}
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
    </Root>
  )
}
