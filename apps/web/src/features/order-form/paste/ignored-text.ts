import { streetKinds } from './find-streets.ts'
import { replaceWithSpaces, type Span } from './message-text.ts'

const mailHeader = /^[ \t]*(?:de|para|from|to|sent|date|data|enviad[ao](?: em)?|cc|assunto|subject)[ \t]*:.*$/gim
/** The line above the text of a mail in a reply: "Em 17/11/2026 09:12, Compras <compras@loja.com.br> escreveu:". */
const quoteHeader = /^[ \t>]*(?:em|on) [^\n]{4,160}(?:escreveu|wrote):?[ \t]*$/gim
/** The digits of a payment slip, which are no phone. */
const paymentSlip = /\d{5}\.?\d{5}(?:\s\d{5}\.?\d{6}){2}\s\d\s\d{6,14}(?!\d)/g
/** The address of the bill, up to the next empty line: "FATURAMENTO / COBRANÇA". */
const billing =
  /^[ \t]*(?:(?:endereço|dados) (?:de|para) )?(?:faturamento|cobran[çc]a|fornecedor|emitente)[^:\n]*:?[ \t]*\n(?:[^\n]*[^\s][^\n]*(?:\n|$))*/gim
/** A line with the address of the bill: "Faturar para: Construtora Ipê S/A - Av. …". */
const billingLine = /^[ \t]*(?:faturar|cobrar|fornecedor|emitente|sacado)[^:\n]{0,20}:[^\n]*$/gim
const hasSubject = /^[ \t]*(?:assunto|subject)[ \t]*:/im
const farewell =
  /^[ \t]*(?:(?:att|atte|atenciosamente|cordialmente|abs|sds|saudações)[ \t]*[.,!]*[ \t]*\n\s*(?=\S)|(?:abra[çc]os?|grat[ao]s?|obrigad[ao]s?|desde já agradeço)[ \t]*[.,!]*[ \t]*\n(?=[ \t]*\S)|(?:gratos?|obrigad[ao]s?)[ \t]*[.,!]*[ \t]*\n\s*\n(?=\p{Lu}[^\n:]{3,40}\n))/imu
/** The line that mail programs write above a signature. */
const signatureLine = /^[ \t>]*--[ \t]*$/m
const corrected = 'agora|e sim|mas sim|sim|mudou|mudamos|o (?:novo|certo|correto)|a (?:nova|certa|correta)'
/**
 * An address that the sender takes back, up to the one that replaces it: "não é mais Rua A 240, agora é Rua B 490", and one
 * of an earlier delivery: "deixou na Rua A 240".
 */
const replacedAddress = new RegExp(
  String.raw`(?<![\p{L}])(?:n[ãa]o (?:é|e|fica|entreg(?:ar|ue|uem)|lev(?:ar|e|em)|mand(?:ar|e|em)|envi(?:ar|e|em)|deix(?:ar|e|em))(?: mais)?|cancel(?:a|ar|e|em|ado)|deixou|deixaram|entregou|entregaram|em vez d[aeo]|ao inv[ée]s d[aeo]|endereço antigo|antigo endereço)[ :]+(?:(?:n?[ao]|em|d[aeo]|entrega|pedido) ){0,3}(?:${streetKinds})(?![\p{L}])(?:(?!(?<![\p{L}])(?:${corrected})(?![\p{L}]))[^;!?\n])*?(?=(?<![\p{L}])(?:${corrected})(?![\p{L}])|[;!?\n]|,(?!\s*(?:n[º°o.u]|\d))|\.\s|$)`,
  'giu',
)
const street =
  /(?<![\p{L}])(?:rua|r\.|av\.?|avenida|alameda|al\.|rodovia|rod\.|estrada|travessa|praça|cep)(?![\p{L}])/iu

/**
 * @returns the text without the headers of an e-mail and the signature of its sender, whose data are not the recipient's,
 * and without an address that the sender takes back and the digits of a payment slip.
 */
export function removeSenderData(text: string): string {
  const removed = [
    quoteHeader,
    paymentSlip,
    billing,
    billingLine,
    replacedAddress,
    ...(hasSubject.test(text) ? [mailHeader] : []),
  ]
  const spans = removed.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ index, 0: words }): Span => ({ start: index, end: index + words.length })),
  )
  for (const pattern of [farewell, signatureLine]) {
    const signature = pattern.exec(text)
    // A message that starts with thanks has no signature there.
    if (signature && street.test(text.slice(0, signature.index)))
      spans.push({ start: signature.index, end: text.length })
  }
  return replaceWithSpaces(text, ...spans)
}
