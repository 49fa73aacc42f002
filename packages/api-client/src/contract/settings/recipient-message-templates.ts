import * as z from 'zod/mini'
import { createLabels } from '../core/open-enums.ts'
import { paragraph } from '../core/primitives.ts'

/**
 * The messages to the recipient of a drop-off: the order was accepted, the courier left with the goods, the courier is
 * on the way to this stop or arrived, the goods were delivered, or the attempt failed.
 */
export const RecipientMessageKind = z.enum(['scheduled', 'departed', 'approaching', 'delivered', 'failed'])
export type RecipientMessageKind = z.infer<typeof RecipientMessageKind>

/** Interface labels of the messages. */
export const recipientMessageKindLabels = createLabels<RecipientMessageKind>({
  scheduled: 'Entrega agendada',
  departed: 'Saiu para entrega',
  approaching: 'Próxima parada',
  delivered: 'Entrega concluída',
  failed: 'Tentativa sem sucesso',
})

const common = ['nome', 'empresa', 'link']

/** The placeholders of each message, written as `{nome}`. Only messages on the way may contain the PIN of the stop. */
export const recipientMessagePlaceholders: Record<RecipientMessageKind, readonly string[]> = {
  scheduled: [...common, 'previsao'],
  departed: [...common, 'previsao', 'pin'],
  approaching: [...common, 'previsao', 'pin'],
  delivered: common,
  failed: common,
}

const placeholder = /\{([^{}]*)\}/g

function newTemplate(kind: RecipientMessageKind) {
  const names = recipientMessagePlaceholders[kind]
  const isAccepted = (text: string) => [...text.matchAll(placeholder)].every(([, name = '']) => names.includes(name))
  const list = names.map((name) => `{${name}}`).join(', ')
  return z.object({
    enabled: z.boolean(),
    text: paragraph(300).check(
      z.minLength(1),
      z.refine(isAccepted, `Use somente ${list} neste aviso.`),
      z.refine((text) => text.includes('{link}'), 'Inclua {link}: é por ele que se acompanha a entrega.'),
    ),
  })
}

/** The text of each message, and whether it is sent. */
export const RecipientMessageTemplates = z.object({
  scheduled: newTemplate('scheduled'),
  departed: newTemplate('departed'),
  approaching: newTemplate('approaching'),
  delivered: newTemplate('delivered'),
  failed: newTemplate('failed'),
})
export type RecipientMessageTemplates = z.infer<typeof RecipientMessageTemplates>

/** The messages of an installation that has not changed them. */
export const defaultRecipientMessages: RecipientMessageTemplates = {
  scheduled: {
    enabled: true,
    text: 'Olá, {nome}. A entrega de {empresa} para você está agendada. Previsão: {previsao}. Acompanhe: {link}',
  },
  departed: {
    enabled: true,
    text: 'Olá, {nome}. A entrega de {empresa} saiu para o seu endereço. Previsão: {previsao}. {pin} Acompanhe: {link}',
  },
  approaching: {
    enabled: true,
    text: '{nome}, o entregador está a caminho: a entrega de {empresa} é a próxima parada. {pin} Acompanhe: {link}',
  },
  delivered: { enabled: true, text: '{nome}, a entrega de {empresa} foi concluída. Veja os detalhes: {link}' },
  failed: {
    enabled: true,
    text: '{nome}, não conseguimos concluir a entrega de {empresa}. Veja o que acontece agora: {link}',
  },
}

/** The values of the placeholders; `pin` is the number, or empty when the stop requires none. */
export type RecipientMessageValues = Readonly<Record<'nome' | 'empresa' | 'link' | 'previsao' | 'pin', string>>

/**
 * Fills in a text. The PIN becomes a sentence, which is also added to a text without its placeholder: the recipient
 * needs it at the door.
 */
export function fillRecipientMessage(text: string, { pin, ...values }: RecipientMessageValues): string {
  const sentence = pin && `PIN para informar na entrega: ${pin}.`
  const complete = pin && !text.includes('{pin}') ? `${text} {pin}` : text
  const all: Readonly<Record<string, string>> = { ...values, pin: sentence }
  return complete
    .replace(placeholder, (written, name: string) => all[name] ?? written)
    .replace(/ {2,}/g, ' ')
    .trim()
}
