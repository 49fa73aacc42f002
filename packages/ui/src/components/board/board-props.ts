import type { ComponentProps, ReactElement, ReactNode } from 'react'
import type { HeadingLevel } from '../heading/heading.tsx'

/** A column of a board. */
export interface BoardColumn {
  /** The id of the column. */
  id: string
  /** The heading of the column. */
  title: string
  /**
   * The number in the heading.
   * @default the number of its cards
   */
  count?: number | string | undefined
  /**
   * The text of a column without cards.
   * @default 'Nada aqui'
   */
  emptyText?: string | undefined
  /**
   * Whether it stays at the start while the other columns scroll, on screens wider than a phone.
   * @default false
   */
  pinned?: boolean | undefined
  /**
   * Whether its cards wait for a person: their number is yellow.
   * @default false
   */
  waiting?: boolean | undefined
  /** Content between the heading and the cards, such as a `LoadBar`. */
  header?: ReactNode
  /** Content after the cards: a button that shows more, or an error. */
  footer?: ReactNode
  /**
   * Whether its cards are being loaded; existing cards stay visible.
   * @default false
   */
  loading?: boolean | undefined
}

/** Where a card can be moved. */
export interface BoardMove {
  /** The id of the column. A column that the board does not show is offered in the menu only. */
  column: string
  /** The verb in the menu: "Confirmar coleta". */
  label: string
  /** Why it is not possible now; absent when it is. */
  forbidden?: string | undefined
}

export interface BoardProps<Item> extends Omit<ComponentProps<'section'>, 'children' | 'aria-label'> {
  /** The accessible name. */
  label: string
  /**
   * The level of the columns' titles in the outline of the page.
   * @default 2
   */
  level?: HeadingLevel | undefined
  /** The columns, in their order. */
  columns: readonly BoardColumn[]
  /** The subjects of the cards. Those of one column are shown in their order. */
  items: readonly Item[]
  /** Returns the id of an item. */
  getItemId: (item: Item) => string
  /** Returns the id of the item's column. */
  getItemColumn: (item: Item) => string
  /** Returns the title of the card. */
  getItemTitle: (item: Item) => string
  /** Renders the link of the title, which a click anywhere on the card follows. It must be the same function in each render. */
  renderItemLink?: ((item: Item) => ReactElement) | undefined
  /** Renders the content below the title. It must be the same function in each render. */
  renderItem: (item: Item) => ReactNode
  /** Returns the moves of an item. Columns without one cannot receive it. Without the prop, cards cannot be moved. */
  getMoves?: ((item: Item) => readonly BoardMove[]) | undefined
  /** Returns why a column without a move cannot receive the item. */
  getForbiddenText?: ((item: Item, column: string) => string) | undefined
  /** Called when a card is moved: by drag, by keys or by its menu. */
  onMove?: ((item: Item, column: string) => void) | undefined
  /** Called when a drag starts or the menu of a card opens, to load what its moves depend on. */
  onMoveIntent?: ((item: Item) => void) | undefined
  /** Items of the card's menu after its moves, each a `DropdownMenu.Item`. */
  itemActions?: ((item: Item) => ReactNode) | undefined
  /**
   * Whether cards have a checkbox.
   * @default false
   */
  selectable?: boolean | undefined
  /**
   * The ids of the selected items.
   * @default none
   */
  selected?: readonly string[] | undefined
  /** Called with the ids of the selected items. */
  onSelectedChange?: ((selected: string[]) => void) | undefined
  /**
   * The ids of items whose move is being saved.
   * @default none
   */
  pendingIds?: readonly string[] | undefined
}
