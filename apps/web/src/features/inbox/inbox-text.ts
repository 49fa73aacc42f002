import type { InboxMessage } from '@malote/api-client'

/** @returns the title of a message. */
export const getMessageTitle = ({ subject }: Pick<InboxMessage, 'subject'>): string => subject ?? 'Mensagem sem assunto'

/** @returns the name of the sender, or else the address. */
export const getSenderName = ({ sender }: Pick<InboxMessage, 'sender'>): string => sender.name || sender.address

/** A shorter text is only what a phone adds: "Enviado do meu iPhone". */
const shortText = 80
const subjectPrefix = /^(?:\s*(?:re|res|fw|fwd|enc)\s*:)+\s*/i

/** @returns the text that is read for an order: with the subject, where a short message has its order there. */
export const getReadText = ({ subject, text }: Pick<InboxMessage, 'subject' | 'text'>): string =>
  subject !== null && text.trim().length < shortText ? `${subject.replace(subjectPrefix, '')}\n\n${text}`.trim() : text
