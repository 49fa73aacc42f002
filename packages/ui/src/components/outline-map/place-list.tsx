'use client'
import { type Ref, useDeferredValue, useId } from 'react'
import { getNumberFormat } from '../../lib/intl-formats.ts'
import { useLocale } from '../../lib/locale.ts'
import { useMapMessages } from '../../lib/map-messages.ts'
import { Button } from '../button/button.tsx'
import { rowCheckbox } from '../data-table/data-table.variants.ts'
import type { HeadingLevel } from '../heading/heading.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { outlineMapPanel } from './outline-map.variants.ts'
import { PlaceRows, type PlaceRowsProps } from './place-rows.tsx'
import { setSelected } from './set-selected.ts'

interface PlaceListProps<Item> extends Omit<PlaceRowsProps<Item>, 'selected'> {
  headingRef: Ref<HTMLElement>
  level: HeadingLevel
  className: string
  /** How many places there are, also outside of the frame. */
  total: number
  emptyText: string
  loading: boolean
  /** Called to show all places in the frame again; absent when all are shown. */
  onShowAll: (() => void) | undefined
  selected: readonly string[] | undefined
}

const none: readonly string[] = []

/** The list of what a map shows. */
export function PlaceList<Item>(props: PlaceListProps<Item>) {
  const { headingRef, level, className, places, total, emptyText, loading, onShowAll, active, onActiveChange } = props
  const { renderLink, render, selectable, selected = none, onSelectedChange } = props
  const messages = useMapMessages()
  const format = getNumberFormat(useLocale(), {})
  // The map and the heading are painted first: rows take longer.
  const rows = useDeferredValue(places)
  const headingId = useId()
  const Heading = `h${level}` as const
  const chosen = new Set(selected)
  const isChosen = ({ id }: { id: string }) => chosen.has(id)

  return (
    <section aria-labelledby={headingId} data-slot="outline-map-list" className={`${outlineMapPanel} ${className}`}>
      <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-3 py-1">
        {selectable && places.length > 0 && (
          <input
            type="checkbox"
            aria-label={messages.selectArea}
            checked={places.every(isChosen)}
            ref={(box) => {
              if (box) box.indeterminate = places.some(isChosen) && !places.every(isChosen)
            }}
            onChange={({ currentTarget }) =>
              onSelectedChange?.(
                setSelected(
                  selected,
                  places.map(({ id }) => id),
                  currentTarget.checked,
                ),
              )
            }
            className={`${rowCheckbox} shrink-0`}
          />
        )}
        <Heading
          ref={headingRef as Ref<HTMLHeadingElement>}
          id={headingId}
          tabIndex={-1}
          className="min-w-0 flex-1 rounded-sm font-medium figures"
        >
          {loading && total === 0
            ? messages.mapArea('…', '…')
            : messages.mapArea(format.format(places.length), format.format(total))}
        </Heading>
        {onShowAll && (
          <Button tone="neutral" variant="ghost" size="sm" onClick={onShowAll}>
            {messages.showWholeMap}
          </Button>
        )}
      </div>
      {places.length === 0 ? (
        loading ? (
          <Skeleton shape="block" className="m-3 h-40" />
        ) : (
          <p className="p-3 text-subtle">{emptyText}</p>
        )
      ) : (
        <PlaceRows
          places={rows}
          active={active}
          onActiveChange={onActiveChange}
          renderLink={renderLink}
          render={render}
          selectable={selectable}
          selected={selected}
          onSelectedChange={onSelectedChange}
        />
      )}
    </section>
  )
}
