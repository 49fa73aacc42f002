'use client'
import { memo, type ReactElement, type ReactNode, useState } from 'react'
import { getNumberFormat } from '../../lib/intl-formats.ts'
import { useLocale } from '../../lib/locale.ts'
import { useMapMessages } from '../../lib/map-messages.ts'
import { Slot, Slottable } from '../../lib/slot.tsx'
import { Button } from '../button/button.tsx'
import { rowCheckbox } from '../data-table/data-table.variants.ts'
import { outlineMapRow } from './outline-map.variants.ts'
import { setSelected } from './set-selected.ts'

export interface ListedPlace<Item> {
  readonly item: Item
  readonly id: string
  readonly title: string
  readonly approximate: boolean
}

export interface PlaceRowsProps<Item> {
  places: readonly ListedPlace<Item>[]
  /** The id of the place that is pointed at or focused. */
  active: string | undefined
  onActiveChange: (id: string | undefined) => void
  renderLink: ((item: Item) => ReactElement) | undefined
  render: ((item: Item) => ReactNode) | undefined
  selectable: boolean
  selected: readonly string[]
  onSelectedChange: ((selected: string[]) => void) | undefined
}

/** The rows that are shown at first, and with each press of the button below them. */
const step = 50

/** The rows of the list. Moving the map renders them only when they are others. */
export const PlaceRows = memo(function PlaceRows<Item>(props: PlaceRowsProps<Item>) {
  const { places, active, onActiveChange, renderLink, render, selectable, selected, onSelectedChange } = props
  const messages = useMapMessages()
  const format = getNumberFormat(useLocale(), {})
  const [limit, setLimit] = useState(step)
  const chosen = new Set(selected)
  const hidden = places.length - limit
  return (
    <ul
      // Keyboard users scroll rows without a control with the arrow keys.
      tabIndex={renderLink || selectable ? undefined : 0}
      className="min-h-0 flex-1 overflow-y-auto overscroll-y-contain -outline-offset-2 max-md:max-h-96 print:max-h-none"
    >
      {places.slice(0, limit).map(({ id, title, item, approximate }) => (
        <li
          key={id}
          data-slot="outline-map-row"
          data-active={id === active || undefined}
          data-selected={chosen.has(id) || undefined}
          className={outlineMapRow}
          onPointerEnter={() => onActiveChange(id)}
          onPointerLeave={() => onActiveChange(undefined)}
          onFocus={() => onActiveChange(id)}
          onBlur={() => onActiveChange(undefined)}
        >
          {selectable && (
            <input
              type="checkbox"
              aria-label={messages.selectPlace(title)}
              checked={chosen.has(id)}
              onChange={({ currentTarget }) => onSelectedChange?.(setSelected(selected, [id], currentTarget.checked))}
              className={`${rowCheckbox} mt-0.5 shrink-0`}
            />
          )}
          <PlaceContent
            item={item}
            title={title}
            note={approximate ? messages.mapApproximate : undefined}
            renderLink={renderLink}
            render={render}
          />
        </li>
      ))}
      {hidden > 0 && (
        <li className="p-2">
          <Button tone="neutral" variant="ghost" size="sm" className="w-full" onClick={() => setLimit(limit + step)}>
            {messages.mapMore(format.format(Math.min(hidden, step)))}
          </Button>
        </li>
      )}
    </ul>
  )
}) as <Item>(props: PlaceRowsProps<Item>) => ReactElement

interface PlaceContentProps<Item> extends Pick<PlaceRowsProps<Item>, 'renderLink' | 'render'> {
  item: Item
  title: string
  note: string | undefined
}

/** The content of a row. Selecting it or pointing at it does not render it again. */
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
