/** The position of a card: its column and its place in it. */
export interface CardPosition {
  column: number
  card: number
}

/**
 * @returns the card that a key moves the focus to; `undefined` for other keys, and at the ends. Columns without cards are
 * skipped.
 */
export function cardForKey(key: string, at: CardPosition, sizes: readonly number[]): CardPosition | undefined {
  const size = sizes[at.column] ?? 0
  const inColumn = (card: number) => ({ column: at.column, card: Math.min(Math.max(card, 0), size - 1) })
  switch (key) {
    case 'ArrowDown':
      return inColumn(at.card + 1)
    case 'ArrowUp':
      return inColumn(at.card - 1)
    case 'Home':
      return inColumn(0)
    case 'End':
      return inColumn(size - 1)
    case 'ArrowRight':
    case 'ArrowLeft': {
      const step = key === 'ArrowRight' ? 1 : -1
      for (let column = at.column + step; column >= 0 && column < sizes.length; column += step) {
        const cards = sizes[column] ?? 0
        if (cards > 0) return { column, card: Math.min(at.card, cards - 1) }
      }
      return undefined
    }
    default:
      return undefined
  }
}

/** @returns the nearest column in a direction that a card may be moved to. */
export function nextAllowedColumn(
  from: string,
  direction: 1 | -1,
  columns: readonly { id: string }[],
  isAllowed: (column: string) => boolean,
): string | undefined {
  const ids = columns.map(({ id }) => id)
  const others = direction === 1 ? ids.slice(ids.indexOf(from) + 1) : ids.slice(0, ids.indexOf(from)).reverse()
  return others.find(isAllowed)
}

/** @returns the ids of the cards from one to another of the same column; `undefined` when the first is elsewhere. */
export function listRange(
  from: string | undefined,
  to: string,
  cards: readonly { id: string }[],
): string[] | undefined {
  const ids = cards.map(({ id }) => id)
  const [start, end] = [from === undefined ? -1 : ids.indexOf(from), ids.indexOf(to)]
  if (start === -1 || end === -1) return undefined
  return ids.slice(Math.min(start, end), Math.max(start, end) + 1)
}
