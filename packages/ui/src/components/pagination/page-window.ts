export type PageSlot = number | 'gap-before' | 'gap-after'

/** Returns the pages to link: the first, the last, the current one and its neighbours, with gaps for the rest. */
export function getPageWindow(page: number, totalPages: number): PageSlot[] {
  if (totalPages <= 7) return Array.from({ length: totalPages }, (_, index) => index + 1)
  const first = Math.max(2, Math.min(page - 1, totalPages - 4))
  const last = Math.min(totalPages - 1, Math.max(page + 1, 5))
  const middle = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  return [
    1,
    ...(first > 2 ? (['gap-before'] as const) : []),
    ...middle,
    ...(last < totalPages - 1 ? (['gap-after'] as const) : []),
    totalPages,
  ]
}
