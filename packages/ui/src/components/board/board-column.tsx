'use client'
import { memo, type ReactElement } from 'react'
import { Ban } from '../../icons/icons.gen.ts'
import type { BoardMessages } from '../../lib/board-messages.ts'
import { cn } from '../../lib/cn.ts'
import type { HeadingLevel } from '../heading/heading.tsx'
import {
  type BoardDrop,
  boardColumnLayout,
  boardCount,
  boardCounts,
  boardDrops,
  boardListLayout,
} from './board.variants.ts'
import { BoardCard, type CardSettings } from './board-card.tsx'
import type { BoardColumn } from './board-props.ts'

/** An item with its id. */
export interface IdentifiedItem<Item> {
  id: string
  item: Item
}

interface CardListProps<Item> {
  headingId: string
  cards: readonly IdentifiedItem<Item>[]
  settings: CardSettings<Item>
}

interface Cards {
  cards: readonly IdentifiedItem<unknown>[]
}

/** The items of all columns are listed again when one of them changes. */
const hasSameCards = ({ cards, ...one }: Cards, { cards: others, ...other }: Cards) =>
  Object.entries(one).every(([name, value]) => value === other[name as keyof typeof other]) &&
  cards.length === others.length &&
  cards.every(({ id, item }, index) => id === others[index]?.id && item === others[index]?.item)

interface ColumnProps<Item> extends Omit<CardListProps<Item>, 'headingId'> {
  column: BoardColumn
  level: HeadingLevel
  drop: BoardDrop
  /** Why the dragged card cannot be dropped here. */
  forbidden: string | undefined
  messages: BoardMessages
}

/**
 * One column: its heading, its cards, and what it does with the card that is being dragged. The next card, or a change in
 * another column, does not render it again.
 */
export const BoardColumnView = memo(function BoardColumnView<Item>({
  column,
  level,
  drop,
  forbidden,
  messages,
  ...list
}: ColumnProps<Item>) {
  const {
    id,
    title,
    count = list.cards.length,
    emptyText = messages.columnEmpty,
    header,
    footer,
    pinned,
    waiting = false,
    loading = false,
  } = column
  const headingId = `${list.settings.boardId}-column-${id}`
  const Title = `h${level}` as const
  const isEmpty = list.cards.length === 0
  return (
    <section
      aria-labelledby={headingId}
      aria-busy={loading || undefined}
      data-slot="board-column"
      data-column={id}
      data-pinned={pinned || undefined}
      data-waiting={waiting || undefined}
      data-drop={drop === 'idle' ? undefined : drop}
      className={cn(boardColumnLayout, boardDrops[drop])}
    >
      <div className="flex min-h-11 items-center gap-2 px-3 py-2">
        <Title id={headingId} className="min-w-0 font-medium wrap-anywhere">
          {title}
        </Title>
        <span className={cn(boardCount, boardCounts[waiting ? 'waiting' : 'neutral'])}>{count}</span>
      </div>
      {header && <div className="px-3 pb-2">{header}</div>}
      {drop === 'forbidden' && (
        <p className="mx-2 mb-2 flex gap-2 rounded-md bg-danger-soft px-2 py-1.5 text-sm text-danger [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0">
          <Ban aria-hidden />
          <span className="min-w-0 wrap-anywhere">{forbidden}</span>
        </p>
      )}
      {(drop === 'allowed' || drop === 'over') && (
        <p className="mx-2 mb-2 rounded-md bg-primary-soft px-2 py-1.5 text-sm text-primary">{messages.dropHere}</p>
      )}
      {isEmpty && (
        <p className="min-h-24 px-3 py-2 text-sm text-subtle">{loading ? messages.loadingCards : emptyText}</p>
      )}
      {!isEmpty && <CardList {...list} headingId={headingId} />}
      {footer && <div className="px-2 pb-2">{footer}</div>}
    </section>
  )
}, hasSameCards) as <Item>(props: ColumnProps<Item>) => ReactElement

/** The cards of a column. A drag and a selection do not render it, nor does a card that moves between other columns. */
const CardList = memo(function CardList<Item>(props: CardListProps<Item>) {
  const { headingId, cards, settings } = props
  return (
    // The role, because Safari drops that of lists without markers.
    // biome-ignore lint/a11y/noRedundantRoles: see above.
    <ul role="list" aria-labelledby={headingId} className={boardListLayout}>
      {cards.map(({ id, item }) => (
        <BoardCard key={id} id={id} item={item} settings={settings} />
      ))}
    </ul>
  )
}, hasSameCards) as <Item>(props: CardListProps<Item>) => ReactElement
