import * as z from 'zod/mini'
import { createLabels } from '../core/open-enums.ts'

/** The state of a message: it waits for a decision, an order or an import was made from it, or it was discarded. */
export const InboxStatus = z.enum(['to_check', 'used', 'discarded'])
export type InboxStatus = z.infer<typeof InboxStatus>

/** Interface labels of the states of a message. */
export const inboxStatusLabels = createLabels<InboxStatus>({
  to_check: 'A conferir',
  used: 'Usada',
  discarded: 'Descartada',
})
