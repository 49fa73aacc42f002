import * as z from 'zod/mini'
import { normalizeLine } from './primitives.ts'

/** The two parameters of every list: `page` from 1, `limit` from 1 to the list's own maximum. */
export function paging(maximumLimit = 100) {
  return {
    page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000)), 1),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(maximumLimit)), 25),
  }
}

/** Search text, without leading and trailing spaces and invisible characters. */
export const Search = z.string().check(z.overwrite(normalizeLine), z.trim(), z.maxLength(120))

/** The position of a page in its list. `totalPages` is at least 1, so that an empty list still has a first page. */
export const PageMeta = z.object({
  page: z.int(),
  limit: z.int(),
  total: z.int(),
  totalPages: z.int(),
})
export type PageMeta = z.infer<typeof PageMeta>

/** The response of a list: `{ data, meta }`. */
export function pageSchema<S extends z.core.$ZodType>(item: S) {
  return z.object({ data: z.array(item), meta: PageMeta })
}

/** A list in one query parameter: `status=failed,on_hold` or the parameter repeated; at most `maximum` of them. */
export function listParameter<S extends z.core.$ZodType<unknown, string>>(item: S, maximum = 50) {
  const split = z.transform((value: string | string[]) =>
    (Array.isArray(value) ? value : value.split(',')).filter((part) => part !== ''),
  )
  return z.pipe(z.pipe(z.union([z.string(), z.array(z.string())]), split), z.array(item).check(z.maxLength(maximum)))
}
