import { lazyNamed } from '../../../lib/lazy-named.ts'

/** `MessageReading`, loaded with the reader of messages when a message is shown. */
export const MessageReading = lazyNamed(() => import('./message-reading.tsx'), 'MessageReading')
