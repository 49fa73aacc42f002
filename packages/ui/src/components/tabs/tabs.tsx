'use client'
import { Slot, Slottable } from '@radix-ui/react-slot'
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import { cn } from '../../lib/cn.ts'
import { useMergedRefs } from '../../lib/merge-refs.ts'
import { requireLabel } from '../../lib/require-label.ts'

export interface TabsRootProps extends Omit<ComponentProps<'nav'>, 'aria-label'> {
  /** The accessible name of the navigation: "Ordens por situação". */
  label: string
}

/**
 * Views of one list, each with an address. They are links, so a view can be opened in a new tab, shared and reached
 * with the back button.
 */
export function TabsRoot({ label, className, children, ...rest }: TabsRootProps) {
  requireLabel(label, 'Tabs.Root', 'Pass label="…" with the name of the navigation.')
  return (
    <nav
      {...rest}
      aria-label={label}
      data-slot="tabs"
      className={cn('min-w-0 [scrollbar-width:none] overflow-x-auto border-b border-line print:hidden', className)}
    >
      <ul className="flex w-max min-w-full gap-1 px-0.5 pt-1">{children}</ul>
    </nav>
  )
}

export interface TabsItemProps extends ComponentProps<'a'> {
  /** Whether it is the current view. */
  active?: boolean | undefined
  /** The number of items in the view. */
  count?: ReactNode
  /** Styles the single child, such as a router link. */
  asChild?: boolean | undefined
}

/** The link to one view, with the number of its items. */
export function TabsItem({ active = false, count, asChild = false, ref, className, children, ...rest }: TabsItemProps) {
  const Root = asChild ? Slot : 'a'
  const element = useRef<HTMLAnchorElement>(null)
  const setRefs = useMergedRefs(ref, element)

  // On phones the tabs are wider than the screen: the active view must be visible.
  useEffect(() => {
    const line = element.current?.closest('[data-slot="tabs"]')
    if (!active || !line || !element.current) return
    // The observer reports positions after the layout; reading them here would force a layout of the page.
    const observer = new IntersectionObserver(
      ([entry]) => {
        observer.disconnect()
        if (!entry?.rootBounds || entry.intersectionRatio === 1) return
        const [item, frame] = [entry.boundingClientRect, entry.rootBounds]
        line.scrollLeft += item.left + item.width / 2 - (frame.left + frame.width / 2)
      },
      { root: line },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [active])

  return (
    <li>
      <Root
        aria-current={active ? 'page' : undefined}
        {...rest}
        ref={setRefs}
        data-slot="tabs-item"
        data-active={active || undefined}
        className={cn(
          'group/tab relative flex h-11 items-center gap-2 rounded-md px-3 font-medium whitespace-nowrap text-subtle',
          'no-underline -outline-offset-2 transition-colors hover:text-text data-active:text-text',
          'after:absolute after:inset-x-3 after:bottom-0 after:h-0.5 after:rounded-full data-active:after:bg-primary',
          'forced-colors:data-active:after:bg-[Highlight]',
          className,
        )}
      >
        <Slottable>{children}</Slottable>
        {count !== undefined && (
          <span
            className={cn(
              'rounded-full bg-surface-sunken px-1.5 text-xs figures group-data-active/tab:bg-primary-soft',
              'group-data-active/tab:text-primary',
            )}
          >
            {count}
          </span>
        )}
      </Root>
    </li>
  )
}
