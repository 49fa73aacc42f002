import { Slot } from '@radix-ui/react-slot'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../lib/cn.js'
import { Heading, type HeadingLevel } from '../heading/heading.js'

export interface CardRootProps extends ComponentProps<'div'> {
  /** Gives its look to the one child (`section`, `form`, `li`) instead of adding a `div`. */
  asChild?: boolean | undefined
}

/** A raised surface that holds one subject. */
export function CardRoot({ asChild = false, className, ...rest }: CardRootProps) {
  const Root = asChild ? Slot : 'div'
  return (
    <Root
      {...rest}
      data-slot="card"
      className={cn('min-w-0 rounded-lg border border-line bg-surface-raised', className)}
    />
  )
}

export interface CardHeaderProps extends Omit<ComponentProps<'div'>, 'title'> {
  title: ReactNode
  level?: HeadingLevel | undefined
  description?: ReactNode
  /** Buttons at the end of the line. */
  actions?: ReactNode
}

/** The title of a card, and what can be done with the whole of it. */
export function CardHeader({ title, level = 2, description, actions, className, ...rest }: CardHeaderProps) {
  return (
    <div
      {...rest}
      data-slot="card-header"
      className={cn('flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 pt-4', className)}
    >
      {/* On a phone a long description wraps beside the buttons, rather than push them on a line of their own. */}
      <div className={cn('min-w-0', description && 'flex-1 basis-44')}>
        <Heading level={level} size="md">
          {title}
        </Heading>
        {description && <p className="text-subtle">{description}</p>}
      </div>
      {actions && <div className="flex shrink-0 items-center gap-2">{actions}</div>}
    </div>
  )
}

/** The content of a card. */
export function CardBody({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} data-slot="card-body" className={cn('px-5 py-4', className)} />
}

/** The end of a card: buttons, or where to see more. */
export function CardFooter({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      {...rest}
      data-slot="card-footer"
      className={cn('flex flex-wrap items-center gap-2 border-t border-line px-5 py-3', className)}
    />
  )
}
