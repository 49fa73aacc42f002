'use client'
import { Slot, Slottable } from '@radix-ui/react-slot'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { cn } from '../../lib/cn.js'
import { Spinner } from '../loader/spinner.js'
import { type ButtonSize, type ButtonTone, type ButtonVariant, buttonTones, buttonVariants } from './button.variants.js'

export interface ButtonProps extends ComponentProps<'button'> {
  /** What it means: the next step, one of several, or a loss. */
  tone?: ButtonTone | undefined
  /** How loud it is. */
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  /** The action is under way: the button keeps its width and its focus, and ignores clicks. */
  pending?: boolean | undefined
  /** Stands before the label. */
  icon?: ReactNode
  /** Gives its look to the one child, such as the link of a router. */
  asChild?: boolean | undefined
}

function ignore(event: MouseEvent) {
  event.preventDefault()
  event.stopPropagation()
}

/** Something that happens when pressed. Its label is a verb and its object: "Criar ordem". */
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
      {icon && <span className="contents group-data-pending/button:*:opacity-0">{icon}</span>}
      <Slottable child={children}>
        {(label) => <span className="truncate group-data-pending/button:opacity-0">{label}</span>}
      </Slottable>
    </Root>
  )
}
