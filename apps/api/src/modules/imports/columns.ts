import type { ImportFieldInfo } from '@malote/api-client/contract'
import { normalizeHeader } from '../../domain/spreadsheet-cells.ts'
import type { Cell } from '../../platform/files/spreadsheet-writer.ts'
import { type FileSource, findFileSource } from './file-sources.ts'

/** How the cells of a column are read; absent: as text. */
type CellKind =
  | 'moment'
  | 'day'
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

/** How a column is read, and how the template shows it. */
export interface ImportColumn extends Omit<ImportFieldInfo, 'field' | 'title'> {
  readonly header: string
  readonly path: string
  readonly example: Cell
  readonly kind?: CellKind
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

/** The columns of one kind of import. */
export interface ColumnCatalogue {
  /** In the order of the template. */
  readonly columns: readonly ImportColumn[]
  findByHeader(header: Cell | undefined): ImportColumn | undefined
  findByPath(path: string | null): ImportColumn | undefined
  /** The name of the program that exported a file with these headers. */
  findSource(headers: readonly Cell[]): string | undefined
  /** Proposes a column for each header: as the program exports it, else by the template's titles, then by aliases. */
  propose(headers: readonly Cell[]): (ImportColumn | undefined)[]
  /** Returns the header of the field at `pointer`; the nearest column above it, or the full row. */
  findHeader(pointer: string): string
}

/** The fields that a title with a number sign can mean: "Pedido #". */
const numberedFields = /^externalRef$|\/number$/

/** Creates the catalogue of columns for the fields of the contract. */
export function createCatalogue(
  fields: readonly ImportFieldInfo[],
  readings: Readonly<Record<string, ColumnReading>>,
  sources: readonly FileSource[] = [],
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
      const taken = new Set(exact)
      return exact.map((column, index) => {
        if (column) return column
        const title = titles[index] ?? ''
        const alias = byAlias.get(title)
        // Two columns with one title may be the address of the invoice and that of the delivery: the user decides which
        // one is read.
        if (!alias || taken.has(alias) || titles.indexOf(title) !== titles.lastIndexOf(title)) return undefined
        // "Item #" counts the items of an order.
        if (String(headers[index]).includes('#') && !numberedFields.test(alias.path)) return undefined
        taken.add(alias)
        return alias
      })
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
