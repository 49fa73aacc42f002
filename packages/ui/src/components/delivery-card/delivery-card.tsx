import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../lib/cn.ts'
import { Slot, Slottable } from '../../lib/slot.tsx'
import { Heading, type HeadingLevel } from '../heading/heading.tsx'

export interface DeliveryCardRootProps extends Omit<ComponentProps<'article'>, 'title'> {
  /** Where the courier goes: the street and the number, usually a link to the order. */
  title: ReactNode
  /**
   * The level of the title in the outline of the page.
   * @default 2
   */
  level?: HeadingLevel | undefined
  /** The `StatusBadge` of the order. */
  status: ReactNode
  /** The window or the deadline. */
  time?: ReactNode
  /** Who and where: the contact and the neighborhood, on one line. */
  description?: ReactNode
  /** The next act of the courier: "Sair para coleta". */
  next?: ReactNode
  /** The control of the next act, in place of `next` where an `ActionBar` is not shown. */
  act?: ReactNode
  /** The actions at the bottom, each a `DeliveryCard.Action`. */
  children?: ReactNode
}

/**
 * A stop of a courier's route, short enough for three on a phone's screen. For an order in a table of many, use
 * `DataTable`.
 */
export function DeliveryCardRoot({
  title,
  level = 2,
  status,
  time,
  description,
  next,
  act,
  className,
  children,
  ...rest
}: DeliveryCardRootProps) {
  return (
    <article
      {...rest}
      data-slot="delivery-card"
      className={cn('flex min-w-0 flex-col rounded-lg border border-line bg-surface-raised', className)}
    >
      <div className="flex flex-1 flex-col px-3 pt-2.5 pb-2">
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          {status}
          {time && <span className="text-sm figures">{time}</span>}
        </div>
        <Heading level={level} size="md" className="mt-1 wrap-anywhere">
          {title}
        </Heading>
        {description && <p className="truncate text-sm text-subtle">{description}</p>}
        {next && <p className={cn('mt-0.5 truncate font-medium text-primary', act && 'md:hidden')}>{next}</p>}
        {act && <div className="mt-2 max-md:hidden print:hidden">{act}</div>}
      </div>
      {children && (
        <div data-slot="delivery-card-actions" className="flex flex-wrap border-t border-line print:hidden">
          {children}
        </div>
      )}
    </article>
  )
}

export interface DeliveryCardActionProps extends ComponentProps<'button'> {
  /** The icon before the label. */
  icon?: ReactNode
  /**
   * Styles the single child, such as a `tel:` link, instead of adding a button.
   * @default false
   */
  asChild?: boolean | undefined
}

/** An action at the bottom of a card: a call, a message, navigation. Its target is 44 px high. */
export function DeliveryCardAction({
  icon,
  asChild = false,
  type = 'button',
  className,
  children,
  ...rest
}: DeliveryCardActionProps) {
  const Root = asChild ? Slot : 'button'
  return (
    <Root
      {...rest}
      {...(!asChild && { type })}
      data-slot="delivery-card-action"
      className={cn(
        'flex h-11 min-w-fit flex-1 items-center justify-center gap-1.5 rounded-md px-2 text-sm font-medium text-text no-underline',
        '-outline-offset-2 transition-colors not-disabled:not-aria-disabled:hover:bg-surface-hover disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:cursor-not-allowed aria-disabled:opacity-50 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-primary',
        className,
      )}
    >
      {icon}
      <Slottable>{children}</Slottable>
    </Root>
  )
}
