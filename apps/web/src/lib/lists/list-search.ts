import * as z from 'zod/mini'

/** The selectable numbers of rows per page. */
export const pageSizes = [25, 50, 100] as const

/** An optional search parameter; an invalid value counts as absent. */
export const optionalSearchParam = <S extends z.ZodMiniType>(schema: S) => z.catch(z.optional(schema), undefined)

/** An optional search parameter with a text. */
export const textParam = (longest: number) =>
  optionalSearchParam(z.string().check(z.trim(), z.minLength(1), z.maxLength(longest)))

/** An optional boolean. A URL has the text "true"; a link made from validated search parameters has the boolean. */
export const booleanParam = optionalSearchParam(z.union([z.boolean(), z.stringbool()]))

/** The search parameters of every list: search text and page. Invalid values become the defaults. */
export const listSearchParams = {
  search: textParam(120),
  page: z.catch(z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000)), 1), 1),
  limit: z.catch(z._default(z.pipe(z.coerce.number(), z.literal([...pageSizes])), 25), 25),
}

/** The sort parameter of a list; the first of `sorts` is the default. */
export const sortParam = <const Sorts extends readonly [string, ...string[]]>(sorts: Sorts) =>
  z.catch(z._default(z.enum(sorts), sorts[0] as Sorts[number]), sorts[0] as Sorts[number])

/** The defaults, which are stripped from URLs. */
export const listDefaults = { page: 1, limit: 25 } as const

/** The search parameters that every list page reads. */
export type ListSearch = z.output<z.ZodMiniObject<typeof listSearchParams>> & { companyId?: string | undefined }
