'use client'
import type { ComponentProps, ReactNode } from 'react'
import { ExternalLink } from '../../icons/icons.gen.ts'
import { cn } from '../../lib/cn.ts'
import { useMessages } from '../../lib/messages.ts'
import { Slot, Slottable } from '../../lib/slot.tsx'
import * as texts from '../../lib/texts.ts'

const defaultMessages = { opensInNewTab: texts.opensInNewTab }

export interface NavLinkProps extends ComponentProps<'a'> {
  /** The icon before the label; it is hidden from screen readers. */
  icon?: ReactNode
  /** A `Badge` at the end, such as the number of pending items of the page. It is a part of the name of the link. */
  badge?: ReactNode
  /**
   * Whether it is the current page.
   * @default false
   */
  active?: boolean | undefined
  /**
   * Opens in a new tab, with a text for screen readers.
   * @default false
   */
  external?: boolean | undefined
  /**
   * Styles the single child, such as a router link.
   * @default false
   */
  asChild?: boolean | undefined
}

/** One entry of `Sidebar.Nav`. */
export function NavLink({
  icon,
  badge,
  active = false,
  external = false,
  asChild = false,
  className,
  children,
  ...rest
}: NavLinkProps) {
  const messages = useMessages(defaultMessages)
  const Root = asChild ? Slot : 'a'
  return (
    <li>
      <Root
        aria-current={active ? 'page' : undefined}
        {...rest}
        {...(external && { target: '_blank', rel: 'noopener noreferrer' })}
        data-slot="nav-link"
        data-active={active || undefined}
        className={cn(
          'group/nav relative flex min-h-11 items-center gap-3 rounded-md px-3 py-1 text-subtle no-underline transition-colors',
          'hover:bg-surface-hover hover:text-text data-active:bg-surface-sunken data-active:font-medium',
          'data-active:text-text md:min-h-10 [&>svg]:size-4 [&>svg]:shrink-0',
          'before:absolute before:inset-y-2.5 before:start-0 before:w-1 before:rounded-full data-active:before:bg-accent',
          'forced-colors:data-active:before:bg-[Highlight]',
          className,
        )}
      >
        {icon}
        <Slottable child={children}>{(label) => <span className="min-w-0 wrap-anywhere">{label}</span>}</Slottable>
        {badge && <span className="ms-auto flex shrink-0"> {badge}</span>}
        {external && (
          <>
            <ExternalLink aria-hidden className="ms-auto" />
            <span className="sr-only"> {messages.opensInNewTab}</span>
          </>
        )}
      </Root>
    </li>
  )
}
