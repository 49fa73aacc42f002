import { createItem, type FoundItem } from './find-items.ts'
import { findStreets, unitWord } from './find-streets.ts'
import { hasItemNoun } from './item-nouns.ts'
import { isNeighborhood, startsWithGivenName } from './lexicon.ts'
import { type Span, wordPattern } from './message-text.ts'

interface Piece extends Span {
  text: string
}

const split = (text: string, sign: RegExp, offset = 0): Piece[] => {
  const pieces: Piece[] = []
  let start = 0
  for (const end of [...text.matchAll(sign)].map(({ index }) => index).concat(text.length)) {
    pieces.push({ text: text.slice(start, end), start: offset + start, end: offset + end })
    start = end + 1
  }
  return pieces
}

const titleOfProduct = /^\s*(?:produtos?|ite(?:m|ns)|descri[çc][ãa]o|mercadorias?|materia(?:l|is))\s*$/iu
const titleOfQuantity = /^\s*(?:qtde?s?|qtdade|quant|quantidades?|qt)\.?\s*$/iu

/** Reads the rows below the titles "Produto" and "Qtd". */
function findRows(lines: readonly Piece[]): FoundItem[] {
  let columns: { product: number; quantity: number } | undefined
  return lines.flatMap((line) => {
    const cells = split(line.text, /;/g, line.start)
    const getColumn = (title: RegExp) => cells.findIndex(({ text }) => title.test(text))
    const titles = { product: getColumn(titleOfProduct), quantity: getColumn(titleOfQuantity) }
    if (titles.product >= 0 && titles.quantity >= 0) {
      columns = titles
      return []
    }
    const [product, quantity] = columns ? [cells[columns.product], cells[columns.quantity]] : []
    const count = /^\s*(\d{1,4})\s*(?:un\.?|und\.?|x|p[çc]s?\.?)?\s*$/i.exec(quantity?.text ?? '')?.[1]
    if (!product || !quantity || !count || !/\p{L}{2}/u.test(product.text)) {
      columns = undefined
      return []
    }
    return [createItem(product.text.trim(), String(Number(count)), product)]
  })
}

/** A noun with its count behind it: "coxinha 50", "Papel A4 (10)", "rosas x12". */
const counted =
  /^[\s>*-]*(?<what>\p{L}{3}[\p{L}\d'/ -]{0,50}?)(?:[ \t]*\([ \t]*(?:x[ \t]?)?(?<inBrackets>\d{1,4})[ \t]*(?:un\.?|x)?[ \t]*\)|[ \t:]+(?<times>x[ \t]?)?(?<plain>\d{1,3})(?:[ \t]?(?<unit>x|un\.?|und\.?))?)\s*$/iu
/** Words of addresses, times and documents, whose numbers are no counts. */
const otherNumber = wordPattern(
  `(?:${unitWord}|km|n[º°o]?|n[uú]mero|setor|port[ãa]o|vaga|senha|c[óo]digo|ramal|tel|telefone|fone|cel|zap|cep|pedido|nf|nota|os|dia|dias|at[ée]|das|[àa]s|entre|entrega|coleta|parada|sa[íi]da|chegada|hor[áa]rio|item|total|subtotal|frete|taxa|troco|valor|parcela|pix|tamanho|tam|rodovia|br|peso|altura|largura|profundidade|comprimento|dist[âa]ncia|idade|vers[ãa]o)`,
)

/** "tomate 2kg", "ovos 2 bandejas": a row of a list, whose count is of something else. */
const measured = /^[\s>*-]*\p{L}[\p{L} ]{2,30} \d{1,3}(?:[.,]\d)? ?(?:kg|g|l|ml|dz|\p{L}{2,12})\s*$/iu

/** Reads rows that end with a count each. Of a single one, the number may be a part of the name. */
function findCounted(lines: readonly Piece[]): FoundItem[] {
  const runs: { items: FoundItem[]; length: number; isOfGoods: boolean }[] = []
  let run = { items: [] as FoundItem[], length: 0, isOfGoods: false }
  for (const piece of lines.flatMap((line) => split(line.text, /,(?!\d)|[;+]|:(?=[ \t]*\p{L})/gu, line.start))) {
    if (piece.text.trim() === '') continue
    const { what = '', inBrackets, times, plain, unit } = counted.exec(piece.text)?.groups ?? {}
    const isOther = (words: string) =>
      otherNumber.test(words) ||
      isNeighborhood(words) ||
      startsWithGivenName(words) ||
      findStreets(piece.text).length > 0
    if (what !== '' && !isOther(what)) {
      const span = { start: piece.start + piece.text.indexOf(what), end: piece.start + piece.text.trimEnd().length }
      const item = createItem(what, String(Number(inBrackets ?? plain)), span)
      // "cabo hdmi 1 un", "Arranjo de orquídea (1)": also without other rows.
      const isCounted = times !== undefined || unit !== undefined || (inBrackets !== undefined && hasItemNoun(what))
      run.items.push({ ...item, certain: isCounted })
      run.isOfGoods ||= inBrackets !== undefined || hasItemNoun(what)
      run.length += 1
    } else if (measured.test(piece.text) && !isOther(piece.text)) run.length += 1
    else run = { items: [], length: 0, isOfGoods: false }
    if (!runs.includes(run)) runs.push(run)
  }
  return runs.flatMap(({ items, length, isOfGoods }) => {
    // "tênis 38, bota 40": sizes.
    const isOfSizes = items.every(({ value }) => Number(value.quantity) >= 33 && Number(value.quantity) <= 48)
    // "iphone 15, galaxy 23": of two rows without a noun of goods, both may be names.
    const isCertain = !isOfSizes && (length > 2 || isOfGoods)
    return length > 1 ? items.map((item) => ({ ...item, certain: isCertain })) : items.filter(({ certain }) => certain)
  })
}

const productField =
  /(?<![\p{L}])(?:produto|descri[çc][ãa]o|ite(?:m|ns)|material|mercadoria|equipamento|conte[úu]do|esp[ée]cie)[ \t]*:[ \t]*(?<what>\p{L}[^\n;]{2,60}?)(?=[ \t]{2,}|[ \t]*(?:[\n;]|$))/giu
const quantityField =
  /(?<![\p{L}])(?:qtde?|quant|quantidade|volumes?|vols?)\.?[ \t]*:[ \t]*(?<count>\d{1,4})(?=[ \t]{2,}|[ \t]*(?:un\.?[ \t]*)?(?:[\n;]|$))/giu
/** How far apart both fields of an item may be. */
const nearFields = 30

/** Reads "Produto: Mesa" and "Quantidade: 2" of a form with one item. */
function findFields(text: string): FoundItem[] {
  const [product, ...otherProducts] = text.matchAll(productField)
  const [quantity, ...otherQuantities] = text.matchAll(quantityField)
  if (!product || !quantity || otherProducts.length + otherQuantities.length > 0) return []
  const [first, second] = product.index < quantity.index ? [product, quantity] : [quantity, product]
  if (second.index - first.index - first[0].length > nearFields) return []
  const span = { start: first.index, end: second.index + second[0].length }
  return [createItem(product.groups?.what ?? '', String(Number(quantity.groups?.count)), span)]
}

/** @returns the items of tables with titles, of forms, and of lists with the counts behind the nouns. */
export function findListedItems(text: string): FoundItem[] {
  const lines = split(text, /\n/g)
  const rows = findRows(lines)
  const isInRow = (line: Piece) => rows.some(({ span }) => span.start >= line.start && span.end <= line.end)
  const fields = findFields(text)
  if (fields.length > 0) return [...rows, ...fields]
  return [...rows, ...findCounted(lines.filter((line) => !isInRow(line)))]
}
