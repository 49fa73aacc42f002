'use client'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { ChevronLeft, ChevronRight } from '../../icons/icons.gen.ts'
import { cn } from '../../lib/cn.ts'
import { useMessages } from '../../lib/messages.ts'
import { Slot, Slottable } from '../../lib/slot.tsx'
import * as texts from '../../lib/texts.ts'
import { getPageWindow } from './page-window.ts'

const defaultMessages = {
  nextPage: texts.nextPage,
  pageOfTotal: texts.pageOfTotal,
  pagination: texts.pagination,
  previousPage: texts.previousPage,
  rangeOfTotal: texts.rangeOfTotal,
}

export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The current page, from 1. */
  page: number
  /** The number of pages. */
  totalPages: number
  /** The number of items in all pages. */
  total: number
  /**
   * Whether there are more than `total` items, which were not counted: "1–25 de mais de 10.000".
   * @default false
   */
  capped?: boolean | undefined
  /** The number of items per page. */
  limit: number
  /** Renders the link to a page, without content: `(page) => <Link to="." search={{ page }} />`. */
  renderLink?: ((page: number) => ReactElement) | undefined
  /** Returns the address of a page, for plain links. */
  getHref?: ((page: number) => string) | undefined
  /** Called when pages have no address. */
  onPageChange?: ((page: number) => void) | undefined
}

const step = cn(
  'inline-flex h-11 min-w-11 items-center justify-center rounded-md px-2 no-underline md:h-8 md:min-w-8',
  'not-aria-disabled:not-aria-[current=page]:hover:bg-surface-hover aria-disabled:text-disabled [&_svg]:size-4',
  'aria-[current=page]:bg-surface-inverse aria-[current=page]:font-medium aria-[current=page]:text-on-inverse',
  'forced-colors:aria-[current=page]:border-2 forced-colors:aria-[current=page]:border-[CanvasText]',
)

/** Shows the current range of a long list, and links to the other pages. */
export function Pagination({
  page,
  totalPages,
  total,
  capped,
  limit,
  renderLink,
  getHref,
  onPageChange,
  className,
  ...rest
}: PaginationProps) {
  const messages = useMessages(defaultMessages)
  const from = (page - 1) * limit + 1
  const to = Math.min(page * limit, total)

  const link = (target: number, label: string, content: ReactNode) => {
    const current = target === page && content === target
    const named = { 'aria-label': label, 'aria-current': current ? ('page' as const) : undefined, className: step }
    if (target < 1 || target > totalPages) {
      return (
        // biome-ignore lint/a11y/useSemanticElements: an anchor without an address is not a link to screen readers.
        // biome-ignore lint/a11y/useFocusableInteractive: a link without an address is announced but is no tab stop.
        <span {...named} role="link" aria-disabled="true">
          {content}
        </span>
      )
    }
    if (renderLink) {
      return (
        <Slot {...named}>
          {content}
          <Slottable>{renderLink(target)}</Slottable>
        </Slot>
      )
    }
    if (getHref) {
      return (
        <a {...named} href={getHref(target)}>
          {content}
        </a>
      )
    }
    return (
      <button {...named} type="button" onClick={() => onPageChange?.(target)}>
        {content}
      </button>
    )
  }

  return (
    <nav
      aria-label={messages.pagination}
      {...rest}
      data-slot="pagination"
      className={cn('flex flex-wrap items-center justify-between gap-x-6 gap-y-2 print:hidden', className)}
    >
      <p className="text-subtle figures">
        {/* A page after the last one, whose items were removed, has no range. */}
        {(total === 0 || from <= total) && <bdi>{messages.rangeOfTotal(from, to, total, capped)}</bdi>}
      </p>
      {totalPages > 1 && (
        <ul className="flex items-center gap-1 figures">
          <li>
            {link(
              Math.min(page - 1, totalPages),
              messages.previousPage,
              <ChevronLeft aria-hidden className="rtl:-scale-x-100" />,
            )}
          </li>
          {getPageWindow(page, totalPages).map((slot) => (
            <li key={slot} className="max-md:not-has-aria-[current=page]:hidden">
              {typeof slot === 'number' ? (
                link(slot, messages.pageOfTotal(slot, totalPages), slot)
              ) : (
                <span aria-hidden className="inline-block w-6 text-center text-subtle">
                  …
                </span>
              )}
            </li>
          ))}
          <li>{link(page + 1, messages.nextPage, <ChevronRight aria-hidden className="rtl:-scale-x-100" />)}</li>
        </ul>
      )}
    </nav>
  )
}
