'use client'
import { memo, type ReactElement, type ReactNode } from 'react'
import { Ellipsis } from '../../icons/icons.gen.ts'
import type { BoardMessages } from '../../lib/board-messages.ts'
import { type ItemStates, useItemState } from '../../lib/item-states.ts'
import { Slot, Slottable } from '../../lib/slot.tsx'
import { rowCheckbox } from '../data-table/data-table.variants.ts'
import { getRowMenuId } from '../data-table/row-menu.tsx'
import { boardCardLayout, boardMenuButton } from './board.variants.ts'

/** The flags of a card. `active`: it is the tab stop of its column. */
export const cardStates = { selected: 1, pending: 2, dragged: 4, active: 8, menuOpen: 16 }

/** How cards are rendered: the same object for every card, stable until one of its values changes. */
export interface CardSettings<Item> {
  boardId: string
  getTitle: (item: Item) => string
  renderLink: ((item: Item) => ReactElement) | undefined
  render: (item: Item) => ReactNode
  movable: boolean
  hasMenu: boolean
  selectable: boolean
  messages: BoardMessages
  /** The `cardStates` of the cards. */
  states: ItemStates
}

interface BoardCardProps<Item> {
  item: Item
  id: string
  settings: CardSettings<Item>
}

/** The board handles the events of all cards, so that a card needs no listener. */
const noop = () => {}

/** One card. It renders again when its state or one of its props changes, not when another card is dragged or selected. */
export const BoardCard = memo(function BoardCard<Item>(props: BoardCardProps<Item>) {
  const { item, id, settings } = props
  const { boardId, getTitle, renderLink, render, movable, hasMenu, selectable, messages, states } = settings
  const state = useItemState(states, id)
  const [selected, pending] = [(state & cardStates.selected) !== 0, (state & cardStates.pending) !== 0]
  const title = getTitle(item)
  const tabIndex = state & cardStates.active ? 0 : -1
  return (
    <li
      // Keys move between cards, as between the rows of a table.
      tabIndex={tabIndex}
      draggable={movable && !pending}
      aria-busy={pending || undefined}
      aria-describedby={`${boardId}-help`}
      data-slot="board-card"
      data-card={id}
      data-link={renderLink !== undefined || undefined}
      data-selected={selected || undefined}
      data-pending={pending || undefined}
      data-dragged={(state & cardStates.dragged) !== 0 || undefined}
      className={boardCardLayout}
    >
      <div className="flex min-w-0 items-center gap-2">
        {selectable && (
          <input
            type="checkbox"
            tabIndex={tabIndex}
            aria-label={messages.selectCard(title)}
            checked={selected}
            onChange={noop}
            className={`${rowCheckbox} shrink-0`}
          />
        )}
        <CardTitle item={item} title={title} tabIndex={tabIndex} renderLink={renderLink} />
        {hasMenu && (
          <CardMenuButton
            id={getRowMenuId(boardId, id)}
            label={messages.cardActions(title)}
            tabIndex={tabIndex}
            open={(state & cardStates.menuOpen) !== 0}
          />
        )}
      </div>
      <CardContent item={item} render={render} />
    </li>
  )
}) as <Item>(props: BoardCardProps<Item>) => ReactElement

interface CardTitleProps<Item> {
  item: Item
  title: string
  tabIndex: number
  renderLink: ((item: Item) => ReactElement) | undefined
}

/** The title of a card. Selecting or dragging the card does not render its link again. */
const CardTitle = memo(function CardTitle<Item>({ item, title, tabIndex, renderLink }: CardTitleProps<Item>) {
  const className = 'min-w-0 flex-1 rounded-sm font-medium text-text no-underline figures'
  if (!renderLink) return <span className={className}>{title}</span>
  return (
    // The card is dragged, not the address of its link.
    <Slot data-slot="board-card-link" draggable={false} tabIndex={tabIndex} className={className}>
      {title}
      <Slottable>{renderLink(item)}</Slottable>
    </Slot>
  )
}) as <Item>(props: CardTitleProps<Item>) => ReactElement

interface CardMenuButtonProps {
  id: string
  label: string
  tabIndex: number
  open: boolean
}

/** The button of a card's menu. Selecting or dragging the card does not render it again. */
const CardMenuButton = memo(function CardMenuButton({ id, label, tabIndex, open }: CardMenuButtonProps) {
  return (
    <button
      type="button"
      id={id}
      tabIndex={tabIndex}
      aria-label={label}
      aria-haspopup="menu"
      aria-expanded={open}
      data-slot="board-card-menu"
      className={boardMenuButton}
    >
      <Ellipsis aria-hidden className="size-4" />
    </button>
  )
})

/** The content of a card. Selecting, focusing or dragging the card does not render it again. */
const CardContent = memo(function CardContent<Item>({
  item,
  render,
}: {
  item: Item
  render: (item: Item) => ReactNode
}) {
  return render(item)
}) as <Item>(props: { item: Item; render: (item: Item) => ReactNode }) => ReactElement
