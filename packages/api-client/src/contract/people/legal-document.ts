import * as z from 'zod/mini'

/** The legal texts that users accept. */
export const LegalDocument = z.enum(['terms', 'privacy'])
export type LegalDocument = z.infer<typeof LegalDocument>
