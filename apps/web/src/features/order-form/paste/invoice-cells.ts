import type { Span } from './message-text.ts'

/** The titles that a DANFE prints above its values, by what the value is. */
const titlePatterns = {
  name: String.raw`nome ?\/ ?raz[ãa]o social`,
  document: String.raw`cnpj ?\/ ?cpf`,
  date: String.raw`data d[ae] (?:emiss[ãa]o|sa[íi]da ?\/ ?entrada|entrada ?\/ ?sa[íi]da|sa[íi]da|entrada)`,
  time: String.raw`hora d[ae] (?:sa[íi]da ?\/ ?entrada|entrada ?\/ ?sa[íi]da|sa[íi]da|entrada)`,
  street: 'endere[çc]o',
  neighborhood: String.raw`bairro ?\/ ?distrito`,
  postalCode: 'cep',
  city: 'munic[íi]pio',
  state: 'uf',
  phone: String.raw`(?:fone|telefone)(?: ?\/ ?fax)?`,
  registration: 'inscri[çc][ãa]o estadual',
  quantity: 'quantidade',
  packaging: 'esp[ée]cie',
  brand: 'marca',
  numbering: 'numera[çc][ãa]o',
  grossWeight: 'peso bruto',
  netWeight: 'peso l[íi]quido',
  total: String.raw`(?:valor|v\.) total da nota`,
  accessKey: 'chave de acesso',
} as const

export type InvoiceTitle = keyof typeof titlePatterns

const names = Object.keys(titlePatterns) as InvoiceTitle[]
const oneTitle = new RegExp(
  String.raw`[ \t]*(?:${names.map((name) => `(?<${name}>${titlePatterns[name]})`).join('|')})(?![\p{L}/])`,
  'iuy',
)

/** A title with its value behind it: "BAIRRO: CENTRO CEP: 90035-091". */
const inlineTitle = new RegExp(
  String.raw`(?<=^|[ \t])(?:${names.map((name) => `(?<${name}>${titlePatterns[name]})`).join('|')})[ \t]*:[ \t]*`,
  'giu',
)

/** Titles in the order of their line, and the text of their values: the rest of the line, or the line below it. */
export interface InvoiceRow {
  readonly titles: readonly InvoiceTitle[]
  readonly text: string
  readonly span: Span
}

interface Line {
  readonly text: string
  readonly start: number
}

/** Reads the titles at the start of a line. @returns them and where they end */
function readTitles(text: string): { titles: InvoiceTitle[]; end: number } {
  const titles: InvoiceTitle[] = []
  let end = 0
  for (;;) {
    oneTitle.lastIndex = end
    const match = oneTitle.exec(text)
    const name = names.find((candidate) => match?.groups?.[candidate] !== undefined)
    if (!match || !name) return { titles, end }
    titles.push(name)
    end += match[0].length
  }
}

const trimRow = (row: readonly InvoiceTitle[], { text, start }: Line): InvoiceRow => {
  const from = start + text.length - text.trimStart().length
  const trimmed = text.trim()
  return { titles: row, text: trimmed, span: { start: from, end: from + trimmed.length } }
}

/** A line that ends with the title of the total, behind those of other amounts. */
const totalTitle = new RegExp(`(?:${titlePatterns.total})[ \t]*$`, 'iu')
const headings =
  /^[ \t]*(?:c[áa]lculo do imposto|fatura|duplicatas?|transportador|dados d|informa[çc][õo]es|pagamento|destinat[áa]rio|valor d|v\. |base de|desconto|outras despesas|frete)/iu

/** @returns the rows of a part of an invoice. A title without a value has no row. */
export function readInvoiceRows(text: string, part: Span): InvoiceRow[] {
  const lines: Line[] = []
  for (let start = part.start; start < part.end; ) {
    const end = text.indexOf('\n', start)
    const stop = end === -1 ? part.end : Math.min(end, part.end)
    lines.push({ text: text.slice(start, stop), start })
    start = stop + 1
  }
  return lines.flatMap((line, index) => {
    const inlines = [...line.text.matchAll(inlineTitle)]
    if (inlines.length > 1)
      return inlines.flatMap((match, position) => {
        const title = names.find((name) => match.groups?.[name] !== undefined)
        const from = match.index + match[0].length
        const value = { text: line.text.slice(from, inlines[position + 1]?.index), start: line.start + from }
        return title && value.text.trim() !== '' ? [trimRow([title], value)] : []
      })
    const { titles, end } = readTitles(line.text)
    const rest = line.text.slice(end)
    const row = totalTitle.test(line.text) ? (['total'] as const) : titles
    if (row.length === 0) return []
    if (row === titles && rest.trim() !== '') {
      // "CEP: 13087-120", "CHAVE DE ACESSO 3526 …": not a sentence that starts with the word.
      const inline = /^[ \t]*:?[ \t]*/.exec(rest)?.[0] ?? ''
      const isValue = inline.includes(':') || titles.at(-1) === 'accessKey'
      const value = { text: rest.slice(inline.length), start: line.start + end + inline.length }
      return isValue && titles.length === 1 ? [trimRow(titles, value)] : []
    }
    const next = lines[index + 1]
    const isEmpty =
      !next || next.text.trim() === '' || readTitles(next.text).titles.length > 0 || headings.test(next.text)
    return isEmpty ? [] : [trimRow(row, next)]
  })
}
