import * as z from 'zod/mini'

/** The secret of a public tracking link: 128 random bits. */
export const TrackingToken = z.string().check(z.regex(/^[\w-]{22}$/))
