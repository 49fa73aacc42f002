import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../lib/cn.ts'
import { Slot } from '../../lib/slot.tsx'
import { Heading, type HeadingLevel } from '../heading/heading.tsx'

export interface CardRootProps extends ComponentProps<'div'> {
  /**
   * Styles the single child (`section`, `form`, `li`) instead of adding a `div`.
   * @default false
   */
  asChild?: boolean | undefined
}

/** A raised surface for one subject. */
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
  /** The title of the card. */
  title: ReactNode
  /**
   * The level of the heading in the outline of the page.
   * @default 2
   */
  level?: HeadingLevel | undefined
  /** A sentence below the title. */
  description?: ReactNode
  /** Buttons at the end of the title line. */
  actions?: ReactNode
}

/** The title of a card and its actions. */
export function CardHeader({ title, level = 2, description, actions, className, ...rest }: CardHeaderProps) {
  return (
    <div
      {...rest}
      data-slot="card-header"
      className={cn('flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 pt-4', className)}
    >
      {/* On a phone a long description wraps next to the buttons, instead of pushing them to a separate line. */}
      <div className={cn('min-w-0', description && 'flex-1 basis-44')}>
        <Heading level={level} size="md">
          {title}
        </Heading>
        {description && <p className="text-subtle">{description}</p>}
      </div>
      {actions && <div className="flex max-w-full shrink-0 flex-wrap items-center gap-2">{actions}</div>}
    </div>
  )
}

/** The content of a card. */
export function CardBody({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} data-slot="card-body" className={cn('px-5 py-4', className)} />
}

/** The footer of a card: buttons, or a link to more. */
export function CardFooter({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      {...rest}
      data-slot="card-footer"
      className={cn('flex flex-wrap items-center gap-2 border-t border-line px-5 py-3', className)}
    />
  )
}
