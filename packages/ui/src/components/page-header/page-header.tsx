'use client'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { cn } from '../../lib/cn.ts'
import { Breadcrumb } from '../breadcrumb/breadcrumb.tsx'
import { Heading } from '../heading/heading.tsx'

export interface PageHeaderProps extends Omit<ComponentProps<'header'>, 'title'> {
  /** The name of the page. */
  title: ReactNode
  /** The number of items, next to the title. */
  count?: ReactNode
  /** A sentence below the title. */
  description?: ReactNode
  /** One primary action, and at most two others. */
  actions?: ReactNode
  /** The links to the parent pages: a `Breadcrumb` without `current`, because the title is the name of the page. */
  breadcrumb?: ReactElement | undefined
  /**
   * The link to the parent page, with its name as content.
   * @deprecated Use `breadcrumb={<Breadcrumb>…</Breadcrumb>}` with the same link.
   */
  backLink?: ReactElement | undefined
}

/** The header of a page: its only `h1`, the number of items, and the main actions. */
export function PageHeader({
  title,
  count,
  description,
  actions,
  breadcrumb,
  backLink,
  className,
  children,
  ...rest
}: PageHeaderProps) {
  return (
    <header {...rest} data-slot="page-header" className={cn('flex flex-col gap-1', className)}>
      {breadcrumb ?? (backLink && <Breadcrumb>{backLink}</Breadcrumb>)}
      <div className="flex flex-wrap items-center justify-between gap-3 md:items-start md:gap-x-6">
        {/* The description comes before the actions, also when they are stacked. */}
        <div
          className={cn(
            'flex max-w-[72ch] min-w-0 flex-col gap-1',
            // On a phone the title takes the space of its line; actions below it take that of theirs.
            description ? 'flex-1 basis-80' : 'flex-initial max-md:grow-999',
          )}
        >
          <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 md:min-h-9">
            <Heading level={1} className="wrap-anywhere">
              {title}
              {count !== undefined && (
                // Without the space screen readers read the title and the count as one word.
                <>
                  {' '}
                  <span className="ms-1 font-regular text-subtle figures">{count}</span>
                </>
              )}
            </Heading>
            {children}
          </div>
          {description && <div className="text-subtle">{description}</div>}
        </div>
        {actions && (
          // On a phone next to a short title; else the buttons fill their lines, two of equal width per line.
          <div className="flex flex-wrap items-center gap-2 max-md:grow max-md:[&>[data-slot=button]]:grow max-md:[&>[data-slot=button]]:basis-2/5">
            {actions}
          </div>
        )}
      </div>
    </header>
  )
}
