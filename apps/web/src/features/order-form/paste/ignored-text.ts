import { replaceWithSpaces, type Span } from './message-text.ts'

const mailHeader = /^[ \t]*(?:de|para|from|to|sent|date|data|enviad[ao](?: em)?|cc|assunto|subject)[ \t]*:.*$/gim
const hasSubject = /^[ \t]*(?:assunto|subject)[ \t]*:/im
const farewell =
  /^[ \t]*(?:att|atte|atenciosamente|cordialmente|abra[çc]os?|abs|grat[ao]|obrigad[ao]|sds|saudações|desde já agradeço)[ \t]*[.,!]*[ \t]*\n(?=[ \t]*\S)/im
const street =
  /(?<![\p{L}])(?:rua|r\.|av\.?|avenida|alameda|al\.|rodovia|rod\.|estrada|travessa|praça|cep)(?![\p{L}])/iu

/** @returns the text without the headers of an e-mail and the signature of its sender, whose data are not the recipient's. */
export function removeSenderData(text: string): string {
  const spans: Span[] = hasSubject.test(text)
    ? [...text.matchAll(mailHeader)].map(({ index, 0: line }) => ({ start: index, end: index + line.length }))
    : []
  const signature = farewell.exec(text)
  // A message that starts with thanks has no signature there.
  if (signature && street.test(text.slice(0, signature.index))) spans.push({ start: signature.index, end: text.length })
  return replaceWithSpaces(text, ...spans)
}
