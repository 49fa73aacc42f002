import type { ImportFieldInfo } from '@malote/api-client/contract'
import { normalizeHeader } from '../../domain/spreadsheet-cells.ts'
import type { Cell } from '../../platform/files/spreadsheet-writer.ts'
import { type FileSource, findFileSource } from './file-sources.ts'
import type { TitleMeaning } from './title-words.ts'

/** How the cells of a column are read; absent: as text. */
type CellKind =
  | 'moment'
  | 'day'
  | 'hours'
  | 'cents'
  | 'grams'
  | 'integer'
  | 'degrees'
  | 'postalCode'
  | 'state'
  | 'houseNumber'
  | 'priority'
  | 'location'
  | 'canceled'
  | 'status'
  | 'fulfillment'
  | 'itemFulfillment'

/** How a column is read, and how the template shows it. */
export interface ImportColumn extends Omit<ImportFieldInfo, 'field' | 'title'> {
  readonly header: string
  readonly path: string
  readonly example: Cell
  readonly kind?: CellKind
  /** What 1 of its title is in the unit of the field: 0.001 of "Peso (g)" for kilograms. */
  readonly scale?: number
  /** A value for all rows, which is in no cell of the file. */
  readonly isConstant?: true
  /** Other titles in use, in the form of `normalizeHeader`. */
  readonly aliases: readonly string[]
}

/** The cell parser, the example and the usual titles of a field, which the contract does not have. */
export interface ColumnReading {
  readonly kind?: ImportColumn['kind']
  readonly example?: Cell
  /** Separated by spaces. */
  readonly aliases?: string
}

/**
 * Titles of a column with the status of each order, in the form of `normalizeHeader`. The status of VTEX is one of a list, in
 * which an unknown one is not ready.
 */
const statusTitle = /(?:status|situacao|etapa)(?!rawvalue)|^estado(?:d[aeo](?:pedido|venda|entrega)|pedido)?$/

/** Units of titles by the kind of the column, each with what it is in the unit of the field. */
const titleUnits: Readonly<
  Partial<Record<NonNullable<CellKind>, readonly (readonly [unit: RegExp, scale: number])[]>>
> = {
  grams: [
    [/(?<![\p{L}])(?:g|grs?|gramas?|grams?)(?![\p{L}])/iu, 0.001],
    [/(?<![\p{L}])(?:lbs?|libras?|pounds?)(?![\p{L}])/iu, 0.45359237],
    [/(?<![\p{L}])(?:t|ton|toneladas?)(?![\p{L}])/iu, 1000],
  ],
  cents: [[/(?<![\p{L}])(?:centavos|cents)(?![\p{L}])/iu, 0.01]],
}

/**
 * The column as cells below its title are read: any text below "Cancelado em" is a cancellation, below "Situação" only that of
 * a canceled order; a number below "Peso (g)" is in grams.
 */
export function toColumnOfTitle(column: ImportColumn | undefined, title: Cell | undefined): ImportColumn | undefined {
  if (!column) return undefined
  if (column.kind === 'canceled' && statusTitle.test(normalizeHeader(title))) return { ...column, kind: 'status' }
  const units = column.kind && titleUnits[column.kind]
  const scale = units?.find(([unit]) => unit.test(String(title ?? '')))?.[1]
  return scale === undefined ? column : { ...column, scale }
}

/** The columns of one kind of import. */
export interface ColumnCatalogue {
  /** In the order of the template. */
  readonly columns: readonly ImportColumn[]
  findByHeader(header: Cell | undefined): ImportColumn | undefined
  findByPath(path: string | null): ImportColumn | undefined
  /** The name of the program that exported a file with these headers. */
  findSource(headers: readonly Cell[]): string | undefined
  /**
   * Proposes a column for each header: as the program exports it, else by the template's titles, then by aliases and by the
   * words of the title.
   */
  propose(headers: readonly Cell[]): (ImportColumn | undefined)[]
  /** Returns the header of the field at `pointer`; the nearest column above it, or the full row. */
  findHeader(pointer: string): string
}

/**
 * Fields that a row cannot have without others, each with the sets of which one is enough: a quantity needs an item, and a
 * start of a window its end.
 */
const neededFields: readonly (readonly [fields: RegExp, needed: readonly (readonly string[])[]])[] = [
  [/^items\/0\/(?!description)/, [['items/0/description']]],
  ...['pickup/window', 'dropoffs/0/window'].flatMap((window): [RegExp, string[][]][] => [
    [new RegExp(`^${window}/(?:start|end)$`), [[`${window}/start`, `${window}/end`]]],
    [new RegExp(`^${window}/hours$`), [[`${window}/day`]]],
    [new RegExp(`^${window}/day$`), [[`${window}/hours`], [`${window}/start`, `${window}/end`]]],
  ]),
]

/** Whether the other proposed columns make a proposal usable: without them, each row would have an error. */
const isUsable = (column: ImportColumn | undefined, proposed: readonly (ImportColumn | undefined)[]): boolean =>
  neededFields.every(
    ([fields, needed]) =>
      !fields.test(column?.path ?? '') ||
      needed.some((paths) => paths.every((path) => proposed.some((other) => other?.path === path))),
  )

const isStreet = (column: ImportColumn | undefined): boolean => /\/(?:street|line)$/.test(column?.path ?? '')

/** Whether "Nº" is the first column, away from the street: it counts the rows or the orders of a list. */
const countsRows = ([first, second]: readonly { readonly column: ImportColumn | undefined }[]): boolean =>
  first?.column?.kind === 'houseNumber' && !isStreet(second?.column)

/** The fields that a title with a number sign can mean: "Pedido #". */
const numberedFields = /^externalRef$|\/number$/

/** Creates the catalogue of columns for the fields of the contract. */
export function createCatalogue(
  fields: readonly ImportFieldInfo[],
  readings: Readonly<Record<string, ColumnReading>>,
  sources: readonly FileSource[] = [],
  readTitle: (title: string) => TitleMeaning | undefined = () => undefined,
): ColumnCatalogue {
  const columns = fields.map(({ field, title, ...rest }): ImportColumn => {
    const { kind, example = null, aliases = '' } = readings[field] ?? {}
    const words = aliases.split(' ').filter(Boolean)
    return { header: title, path: field, example, aliases: words, ...(kind && { kind }), ...rest }
  })
  const byHeader = new Map(columns.map((column) => [normalizeHeader(column.header), column]))
  const byAlias = new Map(columns.flatMap((column) => column.aliases.map((alias) => [alias, column] as const)))
  const byPath = new Map(columns.map((column) => [column.path, column]))
  const findByHeader = (header: Cell | undefined) => byHeader.get(normalizeHeader(header))
  return {
    columns,
    findByHeader,
    findByPath: (path) => (path === null ? undefined : byPath.get(path)),
    findSource: (headers) => findFileSource(sources, headers)?.name,
    propose(headers) {
      const titles = headers.map(normalizeHeader)
      const source = findFileSource(sources, headers)
      if (source) {
        const fields = new Map(Object.entries(source.fields).map(([title, field]) => [normalizeHeader(title), field]))
        // A title that appears twice means its first column.
        return titles.map((title, index) =>
          titles.indexOf(title) === index ? byPath.get(fields.get(title) ?? '') : undefined,
        )
      }
      const exact = headers.map(findByHeader)
      const named = headers.map((header, index) => {
        // "C.E.P." is one word.
        const meaning = readTitle(String(header ?? '')) ?? readTitle(titles[index] ?? '')
        return { column: byAlias.get(titles[index] ?? '') ?? byPath.get(meaning?.field ?? ''), meaning }
      })
      const counter = countsRows(named) ? 0 : undefined
      const isRepeated = (title: string, index: number) =>
        titles.some((other, position) => other === title && position !== index && position !== counter)
      const candidates = headers.map((header, index) => {
        if (exact[index] || index === counter) return undefined
        const title = titles[index] ?? ''
        const { column, meaning } = named[index] ?? {}
        // Two columns with one title may be the address of the invoice and that of the delivery: the user decides which
        // one is read.
        if (!column || isRepeated(title, index)) return undefined
        // "Item #" counts the items of an order.
        if (String(header).includes('#') && !numberedFields.test(column.path)) return undefined
        // The user decides about the hours of a day that is named as that of the delivery.
        const isUsableAlone = meaning?.rank === 0 && column.kind === 'day'
        // Of two numbers, that of the house is next to the street: the other one is that of the order.
        const isOfStreet =
          column.kind === 'houseNumber' && [index - 1, index + 1].some((at) => isStreet(named[at]?.column))
        return { column, rank: (meaning?.rank ?? 1) - (isOfStreet ? 0.5 : 0), isUsableAlone }
      })
      // Of several columns for a field, that of the delivery is proposed, else the first.
      const best = new Map<ImportColumn, { index: number; rank: number }>()
      for (const [index, candidate] of candidates.entries()) {
        if (!candidate || exact.includes(candidate.column)) continue
        const rival = best.get(candidate.column)
        if (!rival || candidate.rank < rival.rank) best.set(candidate.column, { index, rank: candidate.rank })
      }
      const proposed = [...exact]
      for (const [column, { index }] of best) proposed[index] = column
      return proposed.map((column, index) =>
        exact[index] || candidates[index]?.isUsableAlone || isUsable(column, proposed) ? column : undefined,
      )
    },
    findHeader(pointer) {
      for (let path = pointer.replace(/^\//, ''); path !== ''; path = path.replace(/\/?[^/]*$/, '')) {
        const exact = byPath.get(path) ?? columns.find((column) => column.path.startsWith(`${path}/`))
        if (exact) return exact.header
      }
      return 'Linha'
    },
  }
}
