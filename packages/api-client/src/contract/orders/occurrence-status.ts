import * as z from 'zod/mini'
import { createLabels } from '../core/open-enums.ts'

/** Whether an occurrence waits for its solution, or is resolved. */
export const OccurrenceStatus = z.enum(['open', 'resolved'])
export type OccurrenceStatus = z.infer<typeof OccurrenceStatus>

/** Interface labels of the statuses of occurrences. */
export const occurrenceStatusLabels = createLabels<OccurrenceStatus>({ open: 'Aberta', resolved: 'Resolvida' })
