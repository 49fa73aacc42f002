import { streetKinds } from './find-streets.ts'
import { findQuotedParts, findSignature } from './mail-sections.ts'
import { replaceWithSpaces, type Span } from './message-text.ts'

const mailHeader = /^[ \t>]*(?:de|para|from|to|sent|date|data|enviad[ao](?: em)?|cc|assunto|subject)[ \t]*:.*$/gim
/** The line above the text of a mail in a reply: "Em 17/11/2026 09:12, Compras <compras@loja.com.br> escreveu:". */
const quoteHeader = /^[ \t>]*(?:em|on) [^\n]{4,160}(?:escreveu|wrote):?[ \t]*$/gim
/** The digits of a payment slip, which are no phone. */
const paymentSlip = /\d{5}\.?\d{5}(?:\s\d{5}\.?\d{6}){2}\s\d\s\d{6,14}(?!\d)/g
/** The address of the bill, up to the next empty line: "FATURAMENTO / COBRANÇA". */
const billing =
  /^[ \t]*(?:(?:endereço|dados) (?:de|para) )?(?:faturamento|cobran[çc]a|fornecedor|emitente)[^:\n]*:?[ \t]*\n(?:(?![ \t]*(?:(?:local|endere[çc]o|dados)[ \t]d|entrega|coleta|destinat))[^\n]*[^\s][^\n]*(?:\n|$)){0,8}/gim
/** A line with the address of the bill: "Faturar para: Construtora Ipê S/A - Av. …". */
const billingLine = /^[ \t]*(?:faturar|cobrar|fornecedor|emitente|sacado)[^:\n]{0,20}:[^\n]*$/gim
/** A stop of a list that was done before: "✔ FEITO - Rua A 10". */
const doneStop =
  /^[^\p{L}\d\n]*(?:feit[oa]|conclu[íi]d[oa]|finalizad[oa]|j[áa] (?:foi )?(?:entregue|feit[oa])|entregue[ \t]+[às]{1,2}[ \t]+\d)(?![\p{L}])[^\n]*$/gimu
/** What programs and lawyers write below a message, up to the next empty line. */
const footer =
  /^[^\n]*(?:voc[êe] (?:est[áa] )?receb(?:eu|endo) est[ea] e-?mail|enviamos este|e-?mail autom[áa]tico|n[ãa]o responda|aviso legal|legal notice|esta mensagem e seus anexos|todos os direitos reservados)[^\n]*(?:\n[^\n]+)*/gimu
/** The name of the person whom a message is for: "Bom dia, Priscila!", "Josué, pode fazer essa?". */
const vocative =
  /(?<=(?<!\p{L})(?:[Bb]om [Dd]ia|[Bb]oa [Tt]arde|[Bb]oa [Nn]oite|[Oo]l[áa]|[Oo]i+e?|[Pp]rezad[oa]s?|[Cc]ar[oa]s?)[ ,!]{1,3})\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?(?=[ \t]*[,!.:?\n])|^[ \t>]*(?!Att|Atenciosamente|Cordialmente|Abra[çc]|Abs|Obrigad|Grat|Sauda|Sds|Ol[áa],|Oi,|Prezad)\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?(?=,[ \t]*(?:\n|(?:pode|segue|bom|boa|tudo|preciso|precisamos|favor|consegue|vê|me|por|tem|para hoje|corre[çc][ãa]o)(?!\p{L})))/gmu
/** The name behind the thanks or the greeting at the end of a line, which is the sender's: "Obrigada, Cecília". */
const signedThanks =
  /(?<=(?<!\p{L})(?:(?:[Mm]uito )?[Oo]brigad[oa]|OBRIGAD[OA]|[Oo]bg|[Vv]aleu|[Gg]rat[oa]|[Aa]bra[çc]os?|[Aa]bs|[Aa]tt|[Aa]tenciosamente|[Bb]eijos?|[Bb]js)[ ,.!–-]{1,3})\p{Lu}\p{L}+(?: \p{Lu}\p{L}+){0,2}(?=[ \t]*[.!]?[ \t]*(?:\n|$))/gu
const hasSubject = /^[ \t>]*(?:assunto|subject)[ \t]*:/im
const corrected = 'agora|e sim|mas sim|sim|mudou|mudamos|o (?:novo|certo|correto)|a (?:nova|certa|correta)'
/**
 * An address that the sender takes back, up to the one that replaces it: "não é mais Rua A 240, agora é Rua B 490", and one
 * of an earlier delivery: "deixou na Rua A 240".
 */
const replacedAddress = new RegExp(
  String.raw`(?<![\p{L}])(?:n[ãa]o (?:é|e|fica|entreg(?:ar|ue|uem)|lev(?:ar|e|em)|mand(?:ar|e|em)|envi(?:ar|e|em)|deix(?:ar|e|em))(?: mais)?|cancel(?:a|ar|e|em|ado)|morava|ficava|mudei|deixou|deixaram|entregou|entregaram|em vez d[aeo]|ao inv[ée]s d[aeo]|endereço antigo|antigo endereço)[ :]+(?:(?:n?[ao]|em|d[aeo]|entrega|pedido) ){0,3}(?:${streetKinds})(?![\p{L}])(?:(?!(?<![\p{L}])(?:${corrected})(?![\p{L}]))[^;!?\n])*?(?=(?<![\p{L}])(?:${corrected})(?![\p{L}])|[;!?\n]|,(?!\s*(?:n[º°o.u]|\d))|\.\s|$)`,
  'giu',
)
const street =
  /(?<![\p{L}])(?:rua|r\.|av\.?|avenida|alameda|al\.|rodovia|rod\.|estrada|travessa|praça|cep)(?![\p{L}])/iu

/**
 * @returns the text without the headers of an e-mail and the signature of its sender, whose data are not the recipient's,
 * and without what an e-mail quotes, an address that the sender takes back and the digits of a payment slip.
 */
export function removeSenderData(text: string): string {
  const removed = [
    quoteHeader,
    paymentSlip,
    billing,
    billingLine,
    footer,
    doneStop,
    vocative,
    signedThanks,
    replacedAddress,
    ...(hasSubject.test(text) ? [mailHeader] : []),
  ]
  const spans = removed.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ index, 0: words }): Span => ({ start: index, end: index + words.length })),
  )
  const quoted = findQuotedParts(text)
  const shown = replaceWithSpaces(text, ...spans, ...quoted)
  const signature = findSignature(shown)
  // A message that starts with thanks has no signature there.
  if (signature !== undefined && street.test(shown.slice(0, signature)))
    quoted.push({ start: signature, end: signature + findEndOfSignature(shown.slice(signature)) })
  return replaceWithSpaces(shown, ...quoted)
}

/** The greeting of another message, which follows the signature of the one before. */
const nextMessage = /\n\s*\n[ \t]*(?:bom dia|boa tarde|boa noite|ol[áa]|oi|prezad[oa]s?)(?![\p{L}])/iu

const findEndOfSignature = (text: string): number => nextMessage.exec(text)?.index ?? text.length
