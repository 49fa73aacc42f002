import * as z from 'zod/mini'

/** What a person asks about their data (LGPD, art. 18): to have it, to have it put right, to have it forgotten. */
export const PrivacyRequestKind = z.enum(['access', 'correction', 'deletion'])
export type PrivacyRequestKind = z.infer<typeof PrivacyRequestKind>

export const PrivacyRequestStatus = z.enum(['open', 'done', 'refused'])
export type PrivacyRequestStatus = z.infer<typeof PrivacyRequestStatus>
