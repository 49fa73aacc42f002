import * as z from 'zod/mini'

/** The address of a plain list: what is searched for, and which page. What cannot be read falls back. */
export const ListSearch = z.object({
  search: z.catch(z.optional(z.string().check(z.trim(), z.maxLength(120))), undefined),
  page: z.catch(z._default(z.coerce.number().check(z.int(), z.minimum(1)), 1), 1),
})
export type ListSearch = z.output<typeof ListSearch> & { companyId?: string | undefined }
