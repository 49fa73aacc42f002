import * as z from 'zod/mini'

/** How many rows a page may hold. */
export const pageSizes = [25, 50, 100] as const

/** A parameter of the address: absent when it cannot be read. */
export const fallible = <S extends z.ZodMiniType>(schema: S) => z.catch(z.optional(schema), undefined)

/** A parameter that people typed. */
export const typed = (longest: number) => fallible(z.string().check(z.trim(), z.minLength(1), z.maxLength(longest)))

/** A yes or no. The address says "true"; a link made from a state that was already read says true. */
export const flag = fallible(z.union([z.boolean(), z.stringbool()]))

/** What every list keeps in its address: what is searched for, and which page. What cannot be read falls back. */
export const listFields = {
  search: typed(120),
  page: z.catch(z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000)), 1), 1),
  limit: z.catch(z._default(z.pipe(z.coerce.number(), z.literal([...pageSizes])), 25), 25),
}

/** What an address says only when it differs. */
export const plainPage = { page: 1, limit: 25 } as const

/** The fields of an address that every list page reads. */
export type ListAddress = z.output<z.ZodMiniObject<typeof listFields>> & { companyId?: string | undefined }
