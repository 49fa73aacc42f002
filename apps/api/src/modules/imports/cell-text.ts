import { toNormalForm, toPlainText } from '@malote/api-client/contract'
import { hasStruckText } from '../../platform/files/spreadsheet-reader/index.ts'
import type { Cell } from '../../platform/files/spreadsheet-writer.ts'

/** A cell that cannot be read with certainty; the message states what to correct. */
export class CellError extends Error {}

const dateMessage = 'A planilha guardou uma data nesta célula. Formate-a como texto e digite o valor de novo.'
const booleanMessage =
  'A planilha guardou verdadeiro ou falso nesta célula. Formate-a como texto e digite o valor de novo.'
const digitsMessage =
  'A planilha cortou os algarismos deste número. Formate a célula como texto e digite o valor de novo.'

/** Invisible characters of web pages and messengers: zero-width characters, soft hyphens, marks of direction. */
const invisible = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g
/** Spaces besides the usual one, such as the non-breaking space. */
const unusualSpaces = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g

const toUsualCharacters = (text: string): string => text.replace(invisible, '').replace(unusualSpaces, ' ')

/** The text of a cell as people see it. */
export const toVisibleText = (text: string): string =>
  toUsualCharacters(toNormalForm(text, 'NFC')).replace(/\s+/g, ' ').trim()

/** The value of a formula that failed, in English and in Portuguese, and the mark of our reader for one without result. */
const errorValue =
  /^#(?:N\/[AD]|REF!|VALUE!|VALOR!|NAME\?|NOME\?|DIV\/0!|NUM!|NÚM!|NULL!|NULO!|SPILL!|DESPEJAR!|CALC!|SEM RESULTADO)$|^Err(?:o)?:\d{3}$/i
/** How programs write that there is no value. */
const writtenEmpty = /^(?:nan|null|\(null\)|none|nil|undefined|n\/[ad]|\\n|[-–—]+)$/i
/** How people write in an optional cell that there is no value, in the form of `toPlainText`. */
const placeholder =
  /^(?:nao(?: (?:tem|ha|possui|informad[oa]|informou|consta|se aplica|disponivel))?|nenhuma?|vazio|em branco|n\/[itc]|s\/(?:n[º°]?|nr)|sem(?: (?:numero|tel|telefone|fone|celular|e-?mail|complemento|referencia|observac(?:ao|oes)|informacao))?)\.?$/

/** Characters of a cell; a longer text is of no field. */
const longestText = 2_000

/** Whether a text of an optional cell is one that people write in place of a value: "não tem", "nenhum", "s/n". */
export const isPlaceholder = (text: string): boolean =>
  text.length <= longestText && !hasStruckText(text) && placeholder.test(toPlainText(toVisibleText(text)))

/** Whether a text of an optional cell is written in place of a value, by a program or by people. */
export const isWrittenEmpty = (text: string): boolean => writtenEmpty.test(text) || isPlaceholder(text)

/** A number as spreadsheets shorten it: 5,51E+12. Without a separator or sign it may be an apartment: 12E4. */
const scientific = /^[-+]?\d+(?:[.,]\d+E[-+]?\d+|E[-+]\d+)$/i
const monthNames = 'jan|fev|feb|mar|abr|apr|mai|may|jun|jul|ago|aug|set|sep|out|oct|nov|dez|dec'
/** What spreadsheets make of "7/10" or "10-2": 07/out, 2026-10-07, 07/10/2026. */
const dateText = new RegExp(
  `^(?:\\d{1,2}[/-](?:${monthNames})(?:[/-]\\d{2,4})?|(?:${monthNames})[/-]\\d{2,4}` +
    '|\\d{4}-\\d{2}-\\d{2}(?:[ T]00:00(?::00(?:\\.0+)?)?Z?)?|\\d{1,2}/\\d{1,2}/\\d{4})$',
  'i',
)

const combiningMarks: Readonly<Record<string, string>> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  cedil: '\u0327',
  ring: '\u030a',
}
const signs: Readonly<Record<string, string>> = {
  amp: '&',
  quot: '"',
  apos: "'",
  lt: '<',
  gt: '>',
  nbsp: ' ',
  ordm: 'º',
  ordf: 'ª',
  deg: '°',
  ndash: '–',
  mdash: '—',
}

/** Decodes the entities of HTML that exporters leave in texts, once. */
function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/gi, (entity, decimal, hexadecimal, name) => {
    if (name !== undefined) {
      const [, letter, mark = ''] = /^([a-z])(acute|grave|circ|tilde|uml|cedil|ring)$/i.exec(name) ?? []
      if (letter) return `${letter}${combiningMarks[mark.toLowerCase()] ?? ''}`.normalize('NFC')
      return signs[name.toLowerCase()] ?? entity
    }
    const code = decimal === undefined ? Number.parseInt(hexadecimal, 16) : Number(decimal)
    const isCharacter = code >= 32 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
    return isCharacter ? String.fromCodePoint(code) : entity
  })
}

/**
 * Returns the text of a cell without the artefacts of spreadsheets and exporters; empty for a cell without a value.
 *
 * @throws CellError for an artefact that cannot be undone: a failed formula, a date, a cut number, an unreadable letter.
 */
export function readCellText(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) throw new CellError(dateMessage)
  if (typeof cell === 'boolean') throw new CellError(booleanMessage)
  if (typeof cell === 'number') {
    if (!Number.isSafeInteger(Math.trunc(cell)) || Math.abs(cell) >= 1e15) throw new CellError(digitsMessage)
    return String(cell)
  }
  const text = toUsualCharacters(decodeEntities(cell)).trim()
  const formula = /^="(.*)"$/s.exec(text)?.[1]?.replaceAll('""', '"').trim() ?? text
  // The mark with which spreadsheets keep a number or formula as text.
  const plain = formula.replace(/^'(?='*[\d+=@(|-])/, '')
  if (plain.length > longestText) throw new CellError('Use um texto mais curto.')
  // What remains may be a value, or what its author forgot to strike.
  if (hasStruckText(plain)) throw new CellError('Há texto riscado nesta célula. Digite só o que vale.')
  if (errorValue.test(plain)) {
    throw new CellError(`A fórmula desta célula resultou em ${plain}. Digite o valor no lugar da fórmula.`)
  }
  if (plain.includes('\ufffd')) {
    throw new CellError('Não conseguimos ler uma letra desta célula. Digite o valor de novo e salve como UTF-8.')
  }
  if (scientific.test(plain)) throw new CellError(digitsMessage)
  return writtenEmpty.test(plain) ? '' : plain
}

/**
 * Returns the text of a cell of a column with texts.
 *
 * @throws CellError also for a text that a spreadsheet has turned into a date or truth value, unless the column is free
 * text.
 */
export function readPlainText(cell: Cell | undefined, isFreeText = false): string {
  const text = readCellText(cell)
  if (!isFreeText) {
    if (dateText.test(text)) throw new CellError(dateMessage)
    if (/^(?:VERDADEIRO|FALSO|TRUE|FALSE)$/.test(text)) throw new CellError(booleanMessage)
  }
  // Programs that read a column as numbers add it: 788.0.
  return text.replace(/^(\d+)\.0$/, '$1')
}
