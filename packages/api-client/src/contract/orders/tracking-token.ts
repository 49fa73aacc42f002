import { linkToken } from '../core/link-token.ts'

/** The secret of a public tracking link: 128 random bits. */
export const TrackingToken = linkToken(22)
