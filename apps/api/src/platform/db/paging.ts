import type { PageMeta } from '@malote/api-client/contract'

/** One page as it was asked for. */
export interface PageRequest {
  readonly page: number
  readonly limit: number
}

/** Where the rows of a page begin. A page past the end shows the last one, which only the total can tell. */
export function pageWindow(request: PageRequest, total: number): { offset: number; meta: PageMeta } {
  const totalPages = Math.max(1, Math.ceil(total / request.limit))
  const page = Math.min(request.page, totalPages)
  return { offset: (page - 1) * request.limit, meta: { page, limit: request.limit, total, totalPages } }
}
