'use client'
import { type ComponentProps, type ReactNode, useRef } from 'react'
import { cn } from '../../lib/cn.ts'
import { useMessages } from '../../lib/messages.ts'
import * as texts from '../../lib/texts.ts'
import { Button } from '../button/button.tsx'

const defaultMessages = { clearFilters: texts.clearFilters, filters: texts.filters }

export interface FilterBarProps extends ComponentProps<'search'> {
  /** The accessible name, to distinguish it from other bars on the page. */
  label?: string | undefined
  /** A `SearchField`, before the filters. */
  search?: ReactNode
  /** The number of results: "12 ordens". Changes are announced. */
  result?: ReactNode
  /**
   * The number of active filters; from one on, the clear button is shown.
   * @default 0
   */
  activeCount?: number | undefined
  /** Called to clear all filters. */
  onClear?: (() => void) | undefined
}

/** Search, filters and the number of results, above a list. Its children are `FilterChip`s and small fields. */
export function FilterBar({
  label,
  search,
  result,
  activeCount = 0,
  onClear,
  className,
  children,
  ...rest
}: FilterBarProps) {
  const messages = useMessages(defaultMessages)
  const filters = useRef<HTMLFieldSetElement>(null)
  return (
    // biome-ignore lint/a11y/useSemanticElements: jsdom has no <search>, so React would write an error into each test.
    <section
      role="search"
      aria-label={label ?? messages.filters}
      {...rest}
      data-slot="filter-bar"
      className={cn('flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2 print:hidden', className)}
    >
      {search && <div className="w-full min-w-0 md:w-72">{search}</div>}
      <fieldset
        ref={filters}
        aria-label={messages.filters}
        className={cn(
          'flex min-w-0 items-center gap-2 empty:hidden md:flex-wrap',
          // On a phone they are one scrolling line, up to the edges of the screen.
          'max-md:-mx-4 max-md:-my-1 max-md:w-[calc(100%+2rem)] max-md:px-4 max-md:py-1',
          'max-md:[scrollbar-width:none] max-md:overflow-x-auto',
          'max-md:auto-cols-max max-md:grid-flow-col max-md:justify-start max-md:not-empty:grid',
          // A select is as wide as its value, a field with a label wide enough for typing.
          '[&>[data-slot=field]]:w-52 [&>[data-slot=select]]:w-auto',
        )}
      >
        {children}
        {activeCount > 0 && onClear && (
          <Button
            tone="neutral"
            variant="ghost"
            size="sm"
            onClick={() => {
              onClear()
              // The button will be removed: the focus moves to the first filter instead of the page.
              filters.current?.querySelector<HTMLElement>('button, input:not([type=hidden])')?.focus()
            }}
          >
            {messages.clearFilters}
          </Button>
        )}
      </fieldset>
      <p role="status" className="text-sm text-subtle figures empty:hidden md:ms-auto">
        {result}
      </p>
    </section>
  )
}
