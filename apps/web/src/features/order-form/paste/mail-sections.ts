import { months } from './find-day.ts'
import { findPhones } from './find-phones.ts'
import { findStreets } from './find-streets.ts'
import type { Span } from './message-text.ts'

const farewell =
  /^[ \t]*(?:(?:att|atte|atenciosamente|cordialmente|abs|sds|saudações)[ \t]*[.,!]*[ \t]*\n\s*(?=\S)|(?:abra[çc]os?|grat[ao]s?|obrigad[ao]s?|desde já agradeço)[ \t]*[.,!]*[ \t]*\n(?=[ \t]*\S)|(?:gratos?|obrigad[ao]s?)[ \t]*[.,!]*[ \t]*\n\s*\n(?=\p{Lu}[^\n:]{3,40}\n))/imu
/** The line that mail programs write above a signature. */
const signatureLine = /^[ \t>]*--[ \t]*$/m
/** The line above a message that was forwarded. */
const forwardLine =
  /^[ \t>]*(?:-{3,} ?(?:forwarded message|mensagem (?:re)?encaminhada) ?-*|in[íi]cio da mensagem encaminhada:?|begin forwarded message:?)[ \t]*$/gimu
/** The lines above an earlier message of a reply. */
const replyLine =
  /^[ \t>]*(?:-{3,} ?(?:mensagem original|original message) ?-*|(?:em|on) [^\n]{4,160}(?:\n[ \t>]*[^\n]{0,80})?(?:escreveu|wrote):?|(?:de|from):[^\n]{1,200}\n[ \t>]*(?:enviad[ao](?: em)?|sent):[^\n]{1,80})[ \t]*$/gimu
/** "Data: ter., 17 de nov. de 2026 18:20", "Enviada em: quarta-feira, 18 de novembro de 2026 08:03". */
const headerDate =
  /^[ \t>]*(?:data|date|enviad[ao](?: em)?|sent):[^\n]{0,40}?(\d{1,2}) de (\p{L}{3})\p{L}*\.? de (\d{4})/gimu

/** @returns the day of the innermost e-mail of a forwarded one, which "amanhã" refers to. */
export function getMailDay(text: string): string | undefined {
  const [, day = '', month = '', year = ''] = [...text.matchAll(headerDate)].at(-1) ?? []
  const index = months.indexOf(month.toLowerCase())
  return index < 0 ? undefined : `${year}-${String(index + 1).padStart(2, '0')}-${day.padStart(2, '0')}`
}

/**
 * Finds what an e-mail quotes and is no part of the order: the earlier messages of a reply that has an address itself, and the
 * addresses and phones of those who forwarded a message.
 */
export function findQuotedParts(text: string): Span[] {
  const forwards = [...text.matchAll(forwardLine)].map(({ index }) => index)
  const lastForward = forwards.at(-1)
  const spans = lastForward === undefined ? [] : findContactLines(text.slice(0, lastForward))
  // The header of a forwarded message looks like that of a reply.
  const isAfterForward = (index: number) => forwards.some((forward) => index > forward && index - forward < 120)
  const reply = [...text.matchAll(replyLine)].find(({ index }) => !isAfterForward(index))
  if (!reply) return spans
  const upper = text.slice(0, reply.index)
  const signature = findSignature(upper)
  if (findStreets(upper.slice(0, signature)).length === 0) {
    return signature === undefined ? spans : [...spans, { start: signature, end: reply.index }]
  }
  return [...spans, { start: reply.index, end: text.length }]
}

/** The lines with an address or a phone: those of a signature. */
function findContactLines(text: string): Span[] {
  const spans: Span[] = []
  let start = 0
  for (const line of text.split('\n')) {
    if (findStreets(line).length > 0 || findPhones(line).length > 0) spans.push({ start, end: start + line.length })
    start += line.length + 1
  }
  return spans
}

/** @returns where the signature of a message starts; undefined without one. */
export function findSignature(text: string): number | undefined {
  const starts = [farewell, signatureLine].flatMap((pattern) => pattern.exec(text)?.index ?? [])
  return starts.length > 0 ? Math.min(...starts) : undefined
}
