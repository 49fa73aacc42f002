'use client'
import { type ComponentProps, type ReactNode, useRef } from 'react'
import { cn } from '../../lib/cn.ts'
import { composeHandlers } from '../../lib/compose-handlers.ts'
import { useMergedRefs } from '../../lib/merge-refs.ts'
import { requireLabel } from '../../lib/require-label.ts'
import { revealFocus } from '../../lib/reveal-focus.ts'
import { Slot, Slottable } from '../../lib/slot.tsx'
import { tab, tabCount, tabCounts, tabLine, tabLineContent } from './tab-nav.variants.ts'
import { useScrollToActive } from './use-scroll-to-active.ts'

export interface TabNavRootProps extends Omit<ComponentProps<'nav'>, 'aria-label'> {
  /** The accessible name of the navigation: "Ordens por situação". */
  label: string
}

/**
 * Navigation between views, each with an address. They are links, so a view can be opened in a new tab, shared and
 * reached with the back button. For parts of a page without an address, use `Tabs`.
 */
export function TabNavRoot({ label, className, children, onFocus, ...rest }: TabNavRootProps) {
  requireLabel(label, 'TabNav.Root', 'Pass label="…" with the name of the navigation.')
  return (
    <nav
      {...rest}
      aria-label={label}
      onFocus={composeHandlers(onFocus, revealFocus)}
      data-tab-line=""
      data-slot="tab-nav"
      className={cn(tabLine, className)}
    >
      <ul className={tabLineContent}>{children}</ul>
    </nav>
  )
}

export interface TabNavItemProps extends ComponentProps<'a'> {
  /**
   * Whether it is the current view.
   * @default false
   */
  active?: boolean | undefined
  /** The number of items in the view. */
  count?: ReactNode
  /**
   * Whether its items wait for a person: their number is yellow.
   * @default false
   */
  waiting?: boolean | undefined
  /**
   * Styles the single child, such as a router link.
   * @default false
   */
  asChild?: boolean | undefined
}

/** The link to one view, with the number of its items. */
export function TabNavItem({
  active = false,
  count,
  waiting = false,
  asChild = false,
  ref,
  className,
  children,
  ...rest
}: TabNavItemProps) {
  const Root = asChild ? Slot : 'a'
  const element = useRef<HTMLAnchorElement>(null)
  const setRefs = useMergedRefs(ref, element)
  useScrollToActive(element, active)

  return (
    <li>
      <Root
        aria-current={active ? 'page' : undefined}
        {...rest}
        ref={setRefs}
        data-slot="tab-nav-item"
        data-active={active || undefined}
        data-waiting={waiting || undefined}
        className={cn(tab, className)}
      >
        <Slottable>{children}</Slottable>
        {count !== undefined && (
          <span className={cn(tabCount, tabCounts[waiting ? 'waiting' : 'neutral'])}>{count}</span>
        )}
      </Root>
    </li>
  )
}
