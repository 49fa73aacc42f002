import { ContactPhone, formatPhone, hasValidCpfDigits, Phone, readLocalPhone, splitPhones } from '@malote/api-client'
import * as z from 'zod/mini'
import type { FoundValue } from './find-addresses.ts'

/** A phone, with a note about a second number or an extension. */
export interface FoundPhone extends FoundValue {
  note: string
  /** Whether the sender names it as his. */
  isOfSender: boolean
}

const phonePattern =
  /(?<![\d.,/-])(?:\+?\s?55[\s-]*)?(?:\(\s?(?:0(?:xx)?)?\d{2}\s?\)|(?:0(?:xx)?)?\d{2}|\d{2}\/(?=\s?9?\d{4}[.-]\d{4}))[\s.-]*9?[\s.-]?\d{4}[\s.-]?\d{4}(?![\d/]|[-.]\d)/giu
/** A second number, or an extension, directly after a phone. */
const morePhones =
  /^\s?(?:(?:\/|,|ou|e)\s?(?:(?:cel|celular|tel|telefone|fone|fixo|whats|whatsapp|zap)\.?:?\s?)?(?:\(?0?\d{2}\)?[\s.-]*)?9?[\s.-]?\d{4}[\s.-]?\d{4}(?!\d)|[\s,(-]{0,3}(?:ramal|rml\.?|r\.)\s?:?\s?\d{1,5})/iu
/** "r. 2277", "ramal: 21". */
const extension = /(?:ramal|rml\.?|r\.)\s?:?\s?(?=\d)/iu
const labelBetween = /(?<=(?:\/|,|ou|e)\s?)(?:cel|celular|tel|telefone|fone|fixo|whats|whatsapp|zap)\.?:?\s?/iu
/** Words before the phone of the sender. */
const ownPhone =
  /d[úu]vidas?[^\n\d]{0,20}$|(?:qualquer (?:coisa|problema|d[úu]vida|imprevisto)|se (?:der|tiver|houver)[^\n\d]{0,20})[ ,]{1,2}(?:me |pode(?:m)? (?:me )?|favor )?(?:lig|cham|avis|fal)\p{L}+[^\n\d]{0,25}$|(?:meu|minha)\s+(?:cel|celular|tel|telefone|fone|n[úu]mero|whats|whatsapp|zap|contato)[^\n]{0,12}$|(?:quem manda|quem envia|remetente|de quem manda)[^\n]{0,30}$/iu

/** The sender, who names himself with his phone: "Aqui é a Duda da Casa Amora (11 3813-9090)". */
const senderBefore = /(?<![\p{L}])(?:aqui (?:é|e|fala)|quem fala é|sou) [oa] [^\n.!?\d]{2,40}$/iu

/** A service number of a company, or a number without its area code. */
const shortPattern =
  /(?<![\d.,/-]|\d )(?:(?:\+?55\s?)?\(?0?[358]00\)?[\s.-]?\d{3}[\s.-]?\d{3,4}|(?:9[\s.]?)?\d{4}[\s.-]?\d{4})(?![\d/]|[-.]\d| \d{4})/giu
/** Directly before the phone of a contact. */
const phoneLabel =
  /(?<!\p{L})(?:tel|telefone|fone|cel|celular|contato|whats|whatsapp|zap|📞|☎|📱)[^\S\n]?[.:]*[^\p{L}\d\n]{0,4}(?:\p{Lu}\p{L}+[^\p{L}\d\n]{1,3}){0,2}$/iu
/** Directly before other numbers. */
const otherLabel =
  /(?<!\p{L})(?:pix|pedido|protocolo|nota|nf-?e?|ref|refer[êe]ncia|c[óo]digo|senha|chave|lote|s[ée]rie|cep|n[º°]|r\$)[^\p{L}\d\n]{0,4}$/iu
/** Before the number of a document: "CPF do destinatário:", "CPF dela é", and "CPF" in the line above. */
const documentLabel =
  /(?<!\p{L})(?:cpf|cnpj|rg|cnh|documento|inscri[çc][ãa]o)(?!\p{L})(?:[^\p{L}\d]{0,4}\n?|(?:[^\p{L}\d\n]{1,3}(?!(?:tel|fone|cel|zap|what|contato))\p{L}{1,14}){1,3}[^\p{L}\d\n]{0,4})$/iu
const isOtherNumber = (before: string): boolean => otherLabel.test(before) || documentLabel.test(before.slice(-80))
const years = /^20\d\d-20\d\d$/

/**
 * @returns phones, those with their area code first. A service number is certain behind the label of a phone: elsewhere it
 * may be that of the shop. A number without area code is uncertain, and has only the digits of the message.
 */
export function findPhones(text: string): FoundPhone[] {
  const complete = findCompletePhones(text)
  const isTaken = (start: number) => complete.some(({ span }) => start >= span.start && start < span.end)
  const short = [...text.matchAll(shortPattern)].flatMap((match): FoundPhone[] => {
    const [written] = match
    const span = { start: match.index, end: match.index + written.length }
    const before = text.slice(0, span.start)
    const isLabelled = phoneLabel.test(before)
    if (isTaken(span.start) || years.test(written) || isOtherNumber(before)) return []
    const service = z.safeParse(ContactPhone, written).data
    if (service && !z.safeParse(Phone, service).success) {
      return [{ value: service, span, certain: isLabelled && !ownPhone.test(before), note: '', isOfSender: false }]
    }
    // Without a label, eight digits in a row are any number.
    const local = isLabelled || /^9|-/.test(written) ? readLocalPhone(written) : undefined
    return local ? [{ value: local, span, certain: false, note: '', isOfSender: false }] : []
  })
  return [...complete, ...short]
}

/** @returns the first phone; it is uncertain where a part of a message has others than those of its note. */
export function choosePhone(phones: readonly FoundPhone[]): FoundPhone | undefined {
  const [first, ...others] = phones.some(({ isOfSender }) => !isOfSender)
    ? phones.filter(({ isOfSender }) => !isOfSender)
    : phones
  const isSole = others.every(({ value, span }) => value === first?.value || span.start < (first?.span.end ?? 0))
  return first && { ...first, certain: first.certain && isSole }
}

function findCompletePhones(text: string): FoundPhone[] {
  return [...text.matchAll(phonePattern)].flatMap((match) => {
    const start = match.index
    const before = text.slice(0, start)
    const plainEnd = start + match[0].length
    const more = morePhones.exec(text.slice(plainEnd, plainEnd + 40))?.[0] ?? ''
    const end = plainEnd + more.length
    const written = more
      ? splitPhones(text.slice(start, end).replace(labelBetween, ' ').replace(extension, 'ramal '))
      : undefined
    const phone = written?.phone ?? z.safeParse(ContactPhone, match[0].replace('/', ' ')).data
    if (!phone || !z.safeParse(Phone, phone).success || isOtherNumber(before)) return []
    return [
      {
        value: formatPhone(phone).replace(/\D/g, ''),
        span: { start, end: written ? end : plainEnd },
        certain:
          !ownPhone.test(before) &&
          !senderBefore.test(before) &&
          // Digits in a row may be the CPF of the contact.
          (!hasValidCpfDigits(match[0].trim()) || phoneLabel.test(before)),
        note: written?.note ?? '',
        isOfSender: senderBefore.test(before),
      },
    ]
  })
}
