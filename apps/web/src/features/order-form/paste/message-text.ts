import { writeSpokenNumbers, writeSpokenPhones } from './spoken-numbers.ts'

/** A range of a text; `end` is exclusive. */
export interface Span {
  start: number
  end: number
}

/** A label alone in a line or in a cell, whose value is in the next one: "BAIRRO\nConsolação", "Bairro\n\nCentro". */
const loneLabel =
  /(?<=^[ \t]*)(?:nome(?: completo)?|cliente|destinat[áa]ri[oa]|contato|endere[çc]o|logradouro|n[úu]mero|complemento|bairro|cidade|munic[íi]pio|estado|uf|cep|telefone|celular|fone|refer[êe]ncia)(?: ?:)?[ ]*(?:\t|\n[ \t]*\n?(?=[ \t]*[\p{L}\d(+]))(?!(?:[ \t]*)(?:nome|cliente|destinat|contato|endere|logradouro|n[úu]mero|complemento|bairro|cidade|munic|estado|uf|cep|telefone|celular|fone|refer|rg|cpf|produto|qtd|quantidade|data|hor[áa]rio|obs)[^\n\d]{0,12}[:\t\n])/gimu

/**
 * The header of a line of a messenger export: "[10:32, 21/11/2026] João: ", "21.11.26, 10:32 - João: ", also in a quote, and
 * "João, [21/11/2026 10:32]" in a line of its sender.
 */
const messengerHeader =
  /^[ >]*(?:\[?\d{1,2}[:/][^\]\n]{2,25}(?:\]| -)|(?:\d{4}-\d{2}-\d{2}|\d{2}\.\d{2}\.\d{2,4}),? \d{1,2}:\d{2}(?::\d{2})? -) [^:\n]{1,40}: |^[^\n[\]]{1,40}, \[\d{1,2}[./]\d{1,2}[./]\d{2,4},? \d{1,2}:\d{2}(?::\d{2})?\]:?[ ]*$/gm

/**
 * Normalizes a text for the patterns: replaces formatting characters with blanks, and quotes and dashes with plain
 * ones. Every character keeps its position, so that matches can be shown in the original text.
 */
export function normalizeText(text: string): string {
  return (
    writeSpokenNumbers(writeSpokenPhones(text))
      // Full-width letters, digits and signs.
      .replace(/[\uff01-\uff5e]/g, (character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0))
      .replace(/[\u00a0\u200b-\u200f\u2028\u2029\u202f\u2060\ufeff]/g, ' ')
      // "~1 bolo~" is struck out in messengers, and "~~" around a text in e-mails.
      .replace(/(?<![\p{L}\d~])~{1,2}(?=\S)[^~\n]{1,200}~{1,2}(?![\p{L}\d])/gu, (words) => ' '.repeat(words.length))
      .replace(/[*_~]/g, ' ')
      .replace(/[\u2018\u2019\u00b4`]/g, "'")
      .replace(/[\u201c\u201d]/g, '"')
      .replace(/[\u2010-\u2015]/g, '-')
      .replace(/[\u2022\u25cf\u25aa\u00b7]/g, '-')
      .replace(loneLabel, (label) => label.replace(/[\s:]+$/, (blanks) => `:${' '.repeat(blanks.length - 1)}`))
      // "Número:" and its value in two cells.
      .replace(/:[ ]*[\t|]/g, (sign) => `:${' '.repeat(sign.length - 1)}`)
      // "Ana / Rua Tupi 10 / 11 99111-0001 / 1 caixa"
      .replace(/^[^\n]*(?: \/ [^\n]*){3}$/gm, (line) => line.replace(/ \/ /g, ' ; '))
      // The cells of a copied table.
      .replace(/[\t|]/g, ';')
      .replace(messengerHeader, (line) => ' '.repeat(line.length))
  )
}

/** @returns the day of the first line of a messenger export: "[10:32, 21/11/2026]". */
export function getMessageDay(text: string): string | undefined {
  const [, day, month, year] =
    /^[ >\u200e\u200f\u202a]*\[?(?:\d{1,2}:\d{2}(?::\d{2})?,? )?(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})[^\n]{0,12}?(?:\]| -) [^:\n]{1,40}: /m.exec(
      text,
    ) ?? []
  return day && month && year
    ? `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
    : undefined
}

/** @returns a pattern that matches full words only; `\b` treats "ã" as the end of a word. */
export const wordPattern = (pattern: string, flags = 'iu'): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\d])(?:${pattern})(?![\p{L}\d])`, flags)

/** Replaces each character of a range that a field took. */
export const takenCharacter = '\u0000'

/** @returns the text with ranges replaced by blanks, so that positions stay the same. */
export function replaceWithSpaces(text: string, ...spans: readonly Span[]): string {
  const pieces: string[] = []
  let position = 0
  for (const { start, end } of spans.toSorted((one, other) => one.start - other.start)) {
    const from = Math.max(start, position)
    if (end <= from) continue
    pieces.push(text.slice(position, from), text.slice(from, end).replace(/[^\n]/g, takenCharacter))
    position = end
  }
  return [...pieces, text.slice(position)].join('')
}

/** Writes a sign where a range that was taken starts: what follows "25 toalhas" in "25 toalhas na quinta" is no part of it. */
export function markEnds(text: string, spans: readonly Span[]): string {
  const characters = text.split('')
  for (const { start } of spans) if (characters[start] === takenCharacter) characters[start] = ';'
  return characters.join('')
}

/** @returns the range of a match, or of one of its groups. */
export function getSpan(match: RegExpExecArray, part: string | undefined = match[0]): Span {
  const start = match.index + Math.max(match[0].indexOf(part ?? ''), 0)
  return { start, end: start + (part ?? '').length }
}

/** "Rua XV de Novembro": the numerals of names are small. */
const romanNumeral = /^(?=[ivx]{2})x{0,3}(?:ix|iv|v?i{0,3})$/
const particles = /^(?:de|da|do|das|dos|e)$/

/** Capitalizes a name written in upper or lower case. */
export function capitalizeName(text: string): string {
  if (text !== text.toLowerCase() && text !== text.toUpperCase()) return text
  return text.toLowerCase().replace(/[\p{L}']+/gu, (word) => {
    if (particles.test(word)) return word
    return romanNumeral.test(word) ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1)
  })
}

/** Trims punctuation and joins a text into one line. */
export const trimPunctuation = (text: string): string =>
  text.replace(/\s+/g, ' ').replace(/^[\s,;:.-]+|[\s,;:.-]+$/g, '')
