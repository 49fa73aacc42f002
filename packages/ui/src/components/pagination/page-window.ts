export type PageSlot = number | 'gap-before' | 'gap-after'

/** The pages worth a link: the first, the last, the current one and its neighbours; gaps stand for the rest. */
export function pageWindow(page: number, totalPages: number): PageSlot[] {
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
