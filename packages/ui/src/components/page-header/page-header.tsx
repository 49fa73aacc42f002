'use client'
import { Slot, Slottable } from '@radix-ui/react-slot'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { ArrowLeft } from '../../icons/icons.gen.js'
import { cn } from '../../lib/cn.js'
import { Heading } from '../heading/heading.js'

export interface PageHeaderProps extends Omit<ComponentProps<'header'>, 'title'> {
  title: ReactNode
  /** How many there are, beside the title. */
  count?: ReactNode
  description?: ReactNode
  /** One primary action, and at most two others. */
  actions?: ReactNode
  /** The link to where this page hangs, with its name as content. */
  back?: ReactElement | undefined
}

/** The top of a page: its one `h1`, how much there is, and what to do first. */
export function PageHeader({
  title,
  count,
  description,
  actions,
  back,
  className,
  children,
  ...rest
}: PageHeaderProps) {
  return (
    <header {...rest} data-slot="page-header" className={cn('flex flex-col gap-1', className)}>
      {back && <BackLink>{back}</BackLink>}
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        {/* What is said of the page comes before what can be done on it, also where both stand below one another. */}
        <div
          className={cn('flex max-w-[72ch] min-w-0 flex-col gap-1', description ? 'flex-1 basis-80' : 'flex-initial')}
        >
          <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 md:min-h-9">
            <Heading level={1} className="wrap-anywhere">
              {title}
              {count !== undefined && (
                // Without the space the two are heard as one word.
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
          // On a phone the buttons fill their lines, two of one width to a line, so that what is to be pressed is no ragged heap.
          <div className="flex flex-wrap items-center gap-2 max-md:w-full max-md:*:data-[slot=button]:grow max-md:*:data-[slot=button]:basis-2/5">
            {actions}
          </div>
        )}
      </div>
    </header>
  )
}

function BackLink({ children }: { children: ReactElement }) {
  return (
    <Slot className="flex w-fit items-center gap-1 rounded-sm py-1 text-sm text-subtle no-underline hover:text-text">
      <ArrowLeft aria-hidden className="size-3.5" />
      <Slottable>{children}</Slottable>
    </Slot>
  )
}
