import type { InboxMessage } from '@malote/api-client'

/** @returns the title of a message. */
export const getMessageTitle = ({ subject }: Pick<InboxMessage, 'subject'>): string => subject ?? 'Mensagem sem assunto'

/** @returns the name of the sender, or else the address. */
export const getSenderName = ({ sender }: Pick<InboxMessage, 'sender'>): string => sender.name || sender.address
