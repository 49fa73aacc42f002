import type { PageMeta } from '@malote/api-client/contract'

/** The requested page. */
export interface PageRequest {
  readonly page: number
  readonly limit: number
}

/** Returns the offset and meta data of a page. A page past the end returns the last one. */
export function pageWindow(request: PageRequest, total: number): { offset: number; meta: PageMeta } {
  const totalPages = Math.max(1, Math.ceil(total / request.limit))
  const page = Math.min(request.page, totalPages)
  return { offset: (page - 1) * request.limit, meta: { page, limit: request.limit, total, totalPages } }
}
