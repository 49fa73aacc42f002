'use client'
import {
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useCallback,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useBoardMessages } from '../../lib/board-messages.ts'
import { cn } from '../../lib/cn.ts'
import { forwardClick } from '../../lib/forward-click.ts'
import { useItemStates } from '../../lib/item-states.ts'
import { useMergedRefs } from '../../lib/merge-refs.ts'
import { requireLabel } from '../../lib/require-label.ts'
import { requireUnique } from '../../lib/require-unique.ts'
import { revealFocus } from '../../lib/reveal-focus.ts'
import { useSkippedItems } from '../../lib/skipped-items.ts'
import { RowMenu, useRowMenu } from '../data-table/row-menu.tsx'
import { menuLayer } from '../dropdown-menu/dropdown-menu-on-demand.ts'
import { boardLayout } from './board.variants.ts'
import { type CardSettings, cardStates } from './board-card.tsx'
import { BoardColumnView, type IdentifiedItem } from './board-column.tsx'
import { cardForKey, listRange, nextAllowedColumn } from './board-keys.ts'
import { BoardMenu } from './board-menu.tsx'
import type { BoardMove, BoardProps } from './board-props.ts'
import { useBoardDrag } from './use-board-drag.ts'

const none: readonly never[] = []

/**
 * Subjects as cards in columns, such as orders by status. Cards are moved by drag, by keys and by their menu, and only to
 * the columns that `getMoves` allows. To compare and sort many, use `DataTable`.
 */
export function Board<Item>(props: BoardProps<Item>) {
  const {
    label,
    level = 2,
    columns,
    items,
    getItemId,
    getItemColumn,
    getItemTitle,
    renderItemLink,
    renderItem,
    getMoves,
    getForbiddenText,
    onMove,
    onMoveIntent,
    itemActions,
    selectable = false,
    selected = none,
    onSelectedChange,
    pendingIds = none,
    className,
    ref,
    ...rest
  } = props
  requireLabel(label, 'Board', 'Pass label="…" with the content of the board, for example label="Ordens por status".')
  requireUnique(
    columns.map(({ id }) => ({ value: id })),
    'Board',
  )
  const messages = useBoardMessages()
  const boardId = useId()
  const root = useRef<HTMLElement>(null)
  const setRefs = useMergedRefs(ref, root)
  const [activeId, setActiveId] = useState<string>()
  /** A card that was moved by keys: it gets the focus back in its new column. */
  const movedFocus = useRef<string>(undefined)
  /** The card that was selected last: a selection with Shift reaches from it. */
  const rangeStart = useRef<string>(undefined)

  const cards = useMemo(() => items.map((item) => ({ id: getItemId(item), item, row: item })), [items, getItemId])
  const byId = useMemo(() => new Map(cards.map((card) => [card.id, card])), [cards])
  const byColumn = useMemo(() => {
    const lists = new Map<string, IdentifiedItem<Item>[]>()
    for (const card of cards) {
      const column = getItemColumn(card.item)
      const list = lists.get(column)
      if (list) list.push(card)
      else lists.set(column, [card])
    }
    return lists
  }, [cards, getItemColumn])
  const selectedIds = useMemo(() => new Set(selected), [selected])
  const pending = useMemo(() => new Set(pendingIds), [pendingIds])
  const menu = useRowMenu<Item>(boardId, cards)

  const listCards = (column: string) => byColumn.get(column) ?? none
  const findCard = (target: EventTarget) => {
    const id = target instanceof Element ? target.closest<HTMLElement>('[data-card]')?.dataset.card : undefined
    return id === undefined ? undefined : byId.get(id)
  }
  const listMoves = (item: Item): readonly BoardMove[] => getMoves?.(item) ?? none
  const move = (item: Item, column: string) => onMove?.(item, column)
  const drag = useBoardDrag({
    columns,
    findItem: findCard,
    getItem: (id) => byId.get(id)?.item,
    getColumn: getItemColumn,
    getMoves: listMoves,
    getForbiddenText: (item, column) => getForbiddenText?.(item, column) ?? messages.dropForbidden,
    onStart: (item) => onMoveIntent?.(item),
    onMove: move,
  })
  const activeColumn = activeId === undefined ? undefined : byId.get(activeId)
  /** The card that was focused last is the tab stop of its column, and the first one of the others. */
  const tabStops = useMemo(() => {
    const firsts = [...byColumn].map(([column, [first]]) =>
      activeColumn && getItemColumn(activeColumn.item) === column ? activeColumn.id : first?.id,
    )
    return new Set(firsts)
  }, [byColumn, activeColumn, getItemColumn])
  const openMenuId = menu.open ? menu.row?.id : undefined
  const draggedId = drag.item === undefined ? undefined : drag.dragged
  const states = useItemStates(
    useCallback(
      (id) =>
        (selectedIds.has(id) ? cardStates.selected : 0) |
        (pending.has(id) ? cardStates.pending : 0) |
        (draggedId === id ? cardStates.dragged : 0) |
        (tabStops.has(id) ? cardStates.active : 0) |
        (openMenuId === id ? cardStates.menuOpen : 0),
      [selectedIds, pending, draggedId, tabStops, openMenuId],
    ),
    useSkippedItems(root, 'card'),
  )

  const movable = getMoves !== undefined
  const hasMenu = movable || itemActions !== undefined
  const settings = useMemo<CardSettings<Item>>(
    () => ({
      boardId,
      getTitle: getItemTitle,
      renderLink: renderItemLink,
      render: renderItem,
      movable,
      hasMenu,
      selectable,
      messages,
      states,
    }),
    [boardId, getItemTitle, renderItemLink, renderItem, movable, hasMenu, selectable, messages, states],
  )

  const toggle = (id: string, toRange = false) => {
    const column = getItemColumn(byId.get(id)?.item as Item)
    const range = toRange ? listRange(rangeStart.current, id, listCards(column)) : undefined
    rangeStart.current = id
    if (range) return onSelectedChange?.([...new Set([...selected, ...range])])
    onSelectedChange?.(selectedIds.has(id) ? selected.filter((other) => other !== id) : [...selected, id])
  }
  const focusCard = (id: string) =>
    root.current?.querySelector<HTMLElement>(`[data-card="${CSS.escape(id)}"]`)?.focus({ preventScroll: false })

  useLayoutEffect(() => {
    if (movedFocus.current === undefined || document.activeElement !== document.body) return
    focusCard(movedFocus.current)
  })

  const openMenu = (card: { id: string; item: Item; row: Item }, button: HTMLElement) => {
    onMoveIntent?.(card.item)
    menu.toggle(card, button)
  }

  const press = (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as HTMLElement
    const card = findCard(target)
    // Controls inside a card handle their keys.
    if (!card || target.dataset.card === undefined) return
    if (event.altKey || event.metaKey || event.ctrlKey) return
    const column = getItemColumn(card.item)
    const { key } = event
    if (event.shiftKey && (key === 'ArrowRight' || key === 'ArrowLeft')) {
      event.preventDefault()
      const allowed = new Set(listMoves(card.item).flatMap((one) => (one.forbidden === undefined ? [one.column] : [])))
      const to = nextAllowedColumn(column, key === 'ArrowRight' ? 1 : -1, columns, (id) => allowed.has(id))
      if (to === undefined || pending.has(card.id)) return
      movedFocus.current = card.id
      move(card.item, to)
      return
    }
    if (key === ' ' && selectable) {
      event.preventDefault()
      return toggle(card.id, event.shiftKey)
    }
    if (key === 'Enter') {
      event.preventDefault()
      target.querySelector<HTMLElement>('[data-slot=board-card-link]')?.click()
      return
    }
    if (key.toLowerCase() === 'm' && hasMenu) {
      event.preventDefault()
      // Otherwise the shortcuts of the application would handle it too.
      event.stopPropagation()
      const button = target.querySelector<HTMLElement>('[data-slot=board-card-menu]')
      if (button) openMenu(card, button)
      return
    }
    const sizes = columns.map(({ id }) => listCards(id).length)
    const at = {
      column: columns.findIndex(({ id }) => id === column),
      card: listCards(column).findIndex(({ id }) => id === card.id),
    }
    const next = cardForKey(key, at, sizes)
    if (!next) return
    event.preventDefault()
    const id = listCards(columns[next.column]?.id ?? '')[next.card]?.id
    if (id === undefined) return
    setActiveId(id)
    focusCard(id)
  }

  const click = (event: MouseEvent<HTMLElement>) => {
    const card = findCard(event.target)
    if (!card || !(event.target instanceof Element)) return
    const button = event.target.closest<HTMLElement>('[data-slot=board-card-menu]')
    if (button) return openMenu(card, button)
    forwardClick(event.nativeEvent, '[data-card]', '[data-slot=board-card-link]')
  }

  const choose = (event: ChangeEvent<HTMLElement>) => {
    const card = findCard(event.target)
    // A checkbox changes by a click, which has the keys.
    const { shiftKey = false } = event.nativeEvent as Partial<globalThis.MouseEvent>
    if (card) toggle(card.id, shiftKey)
  }

  return (
    <section
      {...rest}
      {...drag.handlers}
      ref={setRefs}
      aria-label={label}
      // It scrolls also when it has no card that could receive the focus.
      tabIndex={cards.length === 0 ? 0 : undefined}
      onKeyDown={press}
      onClick={click}
      onChange={choose}
      onPointerOver={hasMenu ? menuLayer.load : undefined}
      onFocus={(event: FocusEvent<HTMLElement>) => {
        if (hasMenu) menuLayer.load()
        revealFocus(event)
        const id = findCard(event.target)?.id
        if (id !== movedFocus.current) movedFocus.current = undefined
        if (id !== undefined && id !== activeId) setActiveId(id)
      }}
      data-slot="board"
      data-dragging={drag.shown || undefined}
      className={cn(boardLayout, className)}
    >
      <span id={`${boardId}-help`} hidden>
        {messages.boardHelp}
      </span>
      {columns.map((column) => (
        <BoardColumnView
          key={column.id}
          column={column}
          level={level}
          cards={listCards(column.id)}
          {...drag.getDrop(column.id)}
          settings={settings}
          messages={messages}
        />
      ))}
      <RowMenu menu={menu}>
        {(item) => (
          <BoardMenu
            moves={listMoves(item)}
            movable={movable}
            messages={messages}
            onMove={(column) => {
              movedFocus.current = getItemId(item)
              move(item, column)
            }}
          >
            {itemActions?.(item)}
          </BoardMenu>
        )}
      </RowMenu>
    </section>
  )
}
