import { RecipientMessageKind, recipientMessageKindLabels } from '@malote/api-client'

/** Labels of the texts of messages to recipients; a separate module, because only settings and audit need them. */
export const recipientMessageLabels = Object.fromEntries(
  RecipientMessageKind.options.flatMap((kind) => [
    [`recipientMessages.${kind}.enabled`, `Enviar “${recipientMessageKindLabels[kind]}”`],
    [`recipientMessages.${kind}.text`, `Texto de “${recipientMessageKindLabels[kind]}”`],
  ]),
) as Record<`recipientMessages.${RecipientMessageKind}.${'enabled' | 'text'}`, string>
