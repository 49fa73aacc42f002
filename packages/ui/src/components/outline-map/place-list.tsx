'use client'
import { memo, type ReactElement, type ReactNode, type Ref, useId, useState } from 'react'
import { getNumberFormat } from '../../lib/intl-formats.ts'
import { useLocale } from '../../lib/locale.ts'
import { useMapMessages } from '../../lib/map-messages.ts'
import { Slot, Slottable } from '../../lib/slot.tsx'
import { Button } from '../button/button.tsx'
import { rowCheckbox } from '../data-table/data-table.variants.ts'
import type { HeadingLevel } from '../heading/heading.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { outlineMapPanel, outlineMapRow } from './outline-map.variants.ts'

export interface ListedPlace<Item> {
  readonly item: Item
  readonly id: string
  readonly title: string
  readonly approximate: boolean
}

interface PlaceListProps<Item> {
  headingRef: Ref<HTMLElement>
  level: HeadingLevel
  /** What the map shows. */
  places: readonly ListedPlace<Item>[]
  /** How many places there are, also outside of the frame. */
  total: number
  emptyText: string
  loading: boolean
  /** Called to show all places in the frame again; absent when all are shown. */
  onShowAll: (() => void) | undefined
  active: string | undefined
  onActiveChange: (id: string | undefined) => void
  renderLink: ((item: Item) => ReactElement) | undefined
  render: ((item: Item) => ReactNode) | undefined
  selectable: boolean
  selected: readonly string[] | undefined
  onSelectedChange: ((selected: string[]) => void) | undefined
}

/** The rows that are shown at first, and with each press of the button below them. */
const step = 50

/** The list of what a map shows. */
export function PlaceList<Item>(props: PlaceListProps<Item>) {
  const { headingRef, level, places, total, emptyText, loading, onShowAll, active, onActiveChange } = props
  const { renderLink, render, selectable, selected = [], onSelectedChange } = props
  const messages = useMapMessages()
  const format = getNumberFormat(useLocale(), {})
  const [limit, setLimit] = useState(step)
  const headingId = useId()
  const Heading = `h${level}` as const
  const chosen = new Set(selected)
  const isChosen = ({ id }: { id: string }) => chosen.has(id)
  const select = (ids: readonly string[], value: boolean) => {
    const changed = new Set(ids)
    const others = selected.filter((id) => !changed.has(id))
    onSelectedChange?.(value ? [...others, ...ids] : others)
  }
  const hidden = places.length - limit

  return (
    <section aria-labelledby={headingId} data-slot="outline-map-list" className={outlineMapPanel}>
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
              select(
                places.map(({ id }) => id),
                currentTarget.checked,
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
        <ul className="min-h-0 flex-1 overflow-y-auto overscroll-y-contain max-md:max-h-96 print:max-h-none">
          {places.slice(0, limit).map((place) => (
            <li
              key={place.id}
              data-slot="outline-map-row"
              data-active={place.id === active || undefined}
              data-selected={isChosen(place) || undefined}
              className={outlineMapRow}
              onPointerEnter={() => onActiveChange(place.id)}
              onPointerLeave={() => onActiveChange(undefined)}
              onFocus={() => onActiveChange(place.id)}
              onBlur={() => onActiveChange(undefined)}
            >
              {selectable && (
                <input
                  type="checkbox"
                  aria-label={messages.selectPlace(place.title)}
                  checked={isChosen(place)}
                  onChange={({ currentTarget }) => select([place.id], currentTarget.checked)}
                  className={`${rowCheckbox} mt-0.5 shrink-0`}
                />
              )}
              <PlaceContent
                item={place.item}
                title={place.title}
                note={place.approximate ? messages.mapApproximate : undefined}
                renderLink={renderLink}
                render={render}
              />
            </li>
          ))}
          {hidden > 0 && (
            <li className="p-2">
              <Button
                tone="neutral"
                variant="ghost"
                size="sm"
                className="w-full"
                onClick={() => setLimit(limit + step)}
              >
                {messages.mapMore(format.format(Math.min(hidden, step)))}
              </Button>
            </li>
          )}
        </ul>
      )}
    </section>
  )
}

interface PlaceContentProps<Item> extends Pick<PlaceListProps<Item>, 'renderLink' | 'render'> {
  item: Item
  title: string
  note: string | undefined
}

/** The content of a row. Moving the map does not render it again. */
const PlaceContent = memo(function PlaceContent<Item>(props: PlaceContentProps<Item>) {
  const { item, title, note, renderLink, render } = props
  return (
    <div className="min-w-0 flex-1">
      {renderLink ? (
        <Slot className="rounded-sm font-medium text-text figures no-underline hover:underline">
          {title}
          <Slottable>{renderLink(item)}</Slottable>
        </Slot>
      ) : (
        <span className="font-medium">{title}</span>
      )}
      {render?.(item)}
      {note && <span className="block text-xs text-subtle">{note}</span>}
    </div>
  )
}) as <Item>(props: PlaceContentProps<Item>) => ReactElement
