import * as z from 'zod/mini'
import { endpoint } from '../core/endpoint.ts'
import { labelsOf } from '../core/open-enums.ts'
import { pageSchema, paging } from '../core/paging.ts'
import { Id, Instant, line, NamedRef } from '../core/primitives.ts'
import { allRoles } from '../core/roles.ts'
import { locationImportFields } from '../places/location-import-fields.ts'
import { type ImportFieldInfo, importFields } from './import-fields.ts'
import { Actor, OrderNumber } from './service-order.ts'
import { ServiceOrderStatus } from './service-order-status.ts'

/** Limits of one import. */
export const importLimits = { files: 1, fileBytes: 10 * 1024 * 1024, rows: 10_000 } as const

/** What the rows of an import become. Locations are imported by managers and admins only. */
export const ImportKind = z.enum(['orders', 'locations'])
export type ImportKind = z.infer<typeof ImportKind>

/** The fields that columns can be mapped to, by the kind of the import. */
export const importFieldsByKind: Readonly<Record<ImportKind, readonly ImportFieldInfo[]>> = {
  orders: importFields,
  locations: locationImportFields,
}

/**
 * The state of an import. Its rows are validated before anything is created (`checking`, `checked`); then a user starts
 * it (`running`, `done`). `failed` is a file that could not be read, or with `columns` one that waits for its column
 * mapping: a separate state would be new to existing clients of `/v1`.
 */
export const ImportStatus = z.enum(['checking', 'checked', 'running', 'done', 'canceled', 'failed'])
export type ImportStatus = z.infer<typeof ImportStatus>

/** Interface labels of the import states. */
export const importStatusLabels = labelsOf<ImportStatus>({
  checking: 'Conferindo',
  checked: 'Conferida',
  running: 'Importando',
  done: 'Concluída',
  canceled: 'Cancelada',
  failed: 'Não foi possível ler o arquivo',
})

/** An error in a row: the column title as in the file, and what to correct. */
export const ImportRowError = z.object({ row: z.int(), column: z.string(), message: z.string() })
export type ImportRowError = z.infer<typeof ImportRowError>

/** The field that a column is mapped to; null: the column is ignored. */
const ImportField = z.nullable(
  z.enum([...new Set(Object.values(importFieldsByKind).flatMap((fields) => fields.map(({ field }) => field)))]),
)

/**
 * How the cells of a column are read that have two readings: whether 1.200 has a decimal point or a separator of
 * thousands, and whether 05/12 starts with the day or the month.
 */
export const ColumnReading = z.enum(['decimalComma', 'decimalPoint', 'dayFirst', 'monthFirst'])
export type ColumnReading = z.infer<typeof ColumnReading>

/** Cells of a column have two readings, and no other cell proves one. Their rows are invalid until the user decides. */
export const ColumnQuestion = z.object({
  /** The first of these cells. */
  sample: z.string(),
  /** Each reading with what the sample becomes, in Portuguese. */
  options: z.array(z.object({ reading: ColumnReading, value: z.string() })),
})
export type ColumnQuestion = z.infer<typeof ColumnQuestion>

/** A value for every row of the file, as a cell of a column would have it: the pickup, the priority. */
export const ImportConstant = z.object({ field: line(60), value: line(280) })
export type ImportConstant = z.infer<typeof ImportConstant>

/** Where the table is in the file. */
export const ImportTableChoice = z.object({
  /** The index of the sheet; 0 for a CSV file. */
  sheet: z.int().check(z.minimum(0), z.maximum(99)),
  /** The number of the row with the titles; absent: the first row with known titles. */
  titleRow: z.optional(z.int().check(z.minimum(1), z.maximum(1_048_576))),
  /** Whether rows that are hidden or filtered out are read. */
  withHiddenRows: z._default(z.boolean(), false),
})
export type ImportTableChoice = z.infer<typeof ImportTableChoice>

/** What the user decides about the file: where its table is, what its columns mean, and what holds for all rows. */
export const ImportDecisions = z.object({
  /** Absent: as before, at first as the titles determine. */
  columns: z.optional(z.array(ImportField).check(z.maxLength(500))),
  /** The reading of each column, where there is a question. */
  readings: z.optional(z.array(z.nullable(ColumnReading)).check(z.maxLength(500))),
  /** Absent: the table that was read before. Another table has other columns, so that `columns` must be absent. */
  table: z.optional(ImportTableChoice),
  /** Absent: as before. */
  constants: z.optional(z.array(ImportConstant).check(z.maxLength(50))),
  /** Whether rows of the same reference with other addresses are further drop-offs of the order; absent: as before. */
  severalDropoffs: z.optional(z.boolean()),
})
export type ImportDecisions = z.output<typeof ImportDecisions>

/** The table that was read, and what else the user may choose. */
export const ImportTable = z.object({
  sheet: z.int(),
  titleRow: z.int(),
  withHiddenRows: z.boolean(),
  /** The sheets of a workbook; empty for a CSV file. */
  sheets: z.array(z.object({ name: z.string(), hidden: z.boolean() })),
  /** The first rows, of which one has the titles, each with its first cells. */
  firstRows: z.array(z.object({ row: z.int(), cells: z.array(z.string()) })),
  /** The number of rows with a value that are hidden or filtered out. */
  hiddenRows: z.int(),
})
export type ImportTable = z.infer<typeof ImportTable>

/** A pickup that the company uses, with the constants that select it. */
export const UsualPickup = z.object({ label: z.string(), constants: z.array(ImportConstant) })
export type UsualPickup = z.infer<typeof UsualPickup>

/** A row of an import, and its result. */
export const ImportRow = z.object({
  /** Row number of the spreadsheet: the titles are row 1. */
  row: z.int(),
  errors: z.array(z.object({ column: z.string(), message: z.string() })),
  /** The order that was created by this import or by an earlier import of the same file. */
  order: z.nullable(z.object({ orderNumber: OrderNumber, status: ServiceOrderStatus, recipient: z.string() })),
  /** The location that this import created from the row; null also after it was deleted. */
  location: z.nullable(NamedRef),
  /** The parts of an address that come out of another cell: the column of the part, the text of its cell, its value. */
  changes: z.optional(z.array(z.object({ column: z.string(), from: z.nullable(z.string()), to: z.string() }))),
})
export type ImportRow = z.infer<typeof ImportRow>

/** An import and its progress. */
export const Import = z.object({
  id: Id,
  kind: ImportKind,
  company: NamedRef,
  fileName: z.string(),
  status: ImportStatus,
  /** Why the file could not be read; null otherwise. */
  failure: z.nullable(z.string()),
  /** The titles of the file, and the field that each column is mapped to. Empty until they are read, and in lists. */
  columns: z.array(
    z.object({
      title: z.string(),
      field: z.nullable(z.string()),
      /** The reading that the user has chosen. */
      reading: z.nullable(ColumnReading),
      question: z.nullable(ColumnQuestion),
      /** The first values of the column. */
      samples: z.array(z.string()),
    }),
  ),
  /** Null until the table is read, and in lists. */
  table: z.nullable(ImportTable),
  /** The name of the program that exported the file: `Shopify`; null when it is not recognized. */
  source: z.nullable(z.string()),
  constants: z.array(ImportConstant),
  /** How many rows have the reference of another row and another address; 0 as well after the user has decided. */
  rowsWithOtherAddress: z.int(),
  /** The pickup that the company uses most; null for locations, in lists, and when the file names the pickups. */
  usualPickup: z.nullable(UsualPickup),
  rows: z.object({
    total: z.int(),
    /** Rows that were processed: checked, or, after the start, imported or skipped. */
    processed: z.int(),
    invalid: z.int(),
    created: z.int(),
    /** Rows that exist already: from an earlier import of the same file, or as a location of the company. */
    repeated: z.int(),
  }),
  /** What the rows become: rows of the same reference are one order. */
  resources: z.object({ ready: z.int(), created: z.int() }),
  /** The first hundred errors; the error file contains all of them. */
  errors: z.array(ImportRowError),
  createdBy: Actor,
  createdAt: Instant,
  finishedAt: z.nullable(Instant),
})
export type Import = z.infer<typeof Import>

const sheets = ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'] as const
const format = z._default(z.enum(['csv', 'xlsx']), 'csv')
/** The kind of the import; absent: orders. */
const kind = z._default(ImportKind, 'orders')
const byId = z.object({ id: Id })
const path = '/v1/service-orders/imports'

export const imports = {
  template: endpoint({
    id: 'imports.template',
    method: 'GET',
    path: `${path}/template`,
    summary: 'Baixa o modelo de planilha, com uma linha de exemplo.',
    query: z.object({ kind, format }),
    download: sheets,
    roles: allRoles,
    errors: ['forbidden'],
  }),
  list: endpoint({
    id: 'imports.list',
    method: 'GET',
    path,
    summary: 'Lista as importações das empresas que a pessoa pode ver, as mais novas primeiro.',
    query: z.object({ ...paging(), companyId: z.optional(Id), kind }),
    response: pageSchema(Import),
    roles: allRoles,
    errors: ['not_found', 'forbidden'],
  }),
  create: endpoint({
    id: 'imports.create',
    method: 'POST',
    path,
    summary: 'Envia uma planilha (CSV ou XLSX, até 10.000 linhas) para conferência. Nada é criado ainda.',
    form: z.object({ companyId: Id, kind }),
    files: importLimits,
    response: Import,
    status: 202,
    roles: allRoles,
    errors: ['not_found', 'forbidden', 'malformed_upload'],
    idempotent: true,
  }),
  get: endpoint({
    id: 'imports.get',
    method: 'GET',
    path: `${path}/:id`,
    summary: 'Diz em que ponto está uma importação.',
    params: byId,
    response: Import,
    roles: allRoles,
    errors: ['not_found'],
  }),
  map: endpoint({
    id: 'imports.map',
    method: 'PUT',
    path: `${path}/:id/columns`,
    summary:
      'Diz onde está a tabela, o que é cada coluna e o que vale para todas as linhas, e confere as linhas de novo.',
    params: byId,
    body: ImportDecisions,
    response: Import,
    status: 202,
    roles: allRoles,
    errors: ['not_found', 'not_editable'],
  }),
  rows: endpoint({
    id: 'imports.rows',
    method: 'GET',
    path: `${path}/:id/rows`,
    summary: 'Lista as linhas de uma importação: com erro, com endereço dividido, ou que viraram ordens ou locais.',
    params: byId,
    query: z.object({ ...paging(1000), state: z.enum(['invalid', 'changed', 'created', 'repeated']) }),
    response: pageSchema(ImportRow),
    roles: allRoles,
    errors: ['not_found'],
  }),
  start: endpoint({
    id: 'imports.start',
    method: 'POST',
    path: `${path}/:id/start`,
    summary: 'Cria as ordens ou os locais das linhas sem erro. O que já foi criado não se repete.',
    params: byId,
    response: Import,
    status: 202,
    roles: allRoles,
    errors: ['not_found', 'not_editable'],
  }),
  cancel: endpoint({
    id: 'imports.cancel',
    method: 'POST',
    path: `${path}/:id/cancel`,
    summary: 'Interrompe uma importação. O que já foi criado fica.',
    params: byId,
    response: Import,
    roles: allRoles,
    errors: ['not_found', 'not_editable'],
  }),
  remove: endpoint({
    id: 'imports.remove',
    method: 'DELETE',
    path: `${path}/:id`,
    summary: 'Exclui uma importação e o arquivo dela. O que ela criou fica.',
    params: byId,
    status: 204,
    roles: allRoles,
    errors: ['not_found', 'not_editable'],
  }),
  errors: endpoint({
    id: 'imports.errors',
    method: 'GET',
    path: `${path}/:id/errors`,
    summary: 'Baixa as linhas com erro, como vieram, com o que corrigir em cada uma.',
    params: byId,
    query: z.object({ format }),
    download: sheets,
    roles: allRoles,
    errors: ['not_found'],
  }),
}
