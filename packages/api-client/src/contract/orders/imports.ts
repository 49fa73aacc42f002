import * as z from 'zod/mini'
import { StoredAddress } from '../core/address.ts'
import { endpoint } from '../core/endpoint.ts'
import { createLabels } from '../core/open-enums.ts'
import { pageSchema, paging } from '../core/paging.ts'
import { Id, Instant, NamedRef } from '../core/primitives.ts'
import { allRoles } from '../core/roles.ts'
import { ColumnQuestion, ColumnReading, ImportConstant, ImportDecisions, ImportKind } from './import-decisions.ts'
import { Actor, Item, OrderNumber, TimeWindow } from './service-order.ts'
import { ServiceOrderStatus } from './service-order-status.ts'

/** Limits of one import. */
export const importLimits = { files: 1, fileBytes: 10 * 1024 * 1024, rows: 10_000 } as const

/**
 * The state of an import. Its rows are validated before anything is created (`checking`, `checked`); then a user starts
 * it (`running`, `done`). `failed` is a file that could not be read, or with `columns` one that waits for its column
 * mapping: a separate state would be new to existing clients of `/v1`.
 */
export const ImportStatus = z.enum(['checking', 'checked', 'running', 'done', 'canceled', 'failed'])
export type ImportStatus = z.infer<typeof ImportStatus>

/** Interface labels of the import states. */
export const importStatusLabels = createLabels<ImportStatus>({
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

/** The table that was read, and what else the user may choose. */
export const ImportTable = z.object({
  sheet: z.int(),
  titleRow: z.int(),
  withHiddenRows: z.boolean(),
  /** The sheets of a workbook; empty for a CSV file. */
  sheets: z.array(z.object({ name: z.string(), hidden: z.boolean() })),
  /** The first rows, of which one has the titles, each with its first cells. */
  firstRows: z.array(z.object({ row: z.int(), cells: z.array(z.string()) })),
  /** The number of rows with a value that are hidden, filtered out or struck through. */
  hiddenRows: z.int(),
  /** How many of them are shown, and struck through. */
  struckRows: z.optional(z.int()),
})
export type ImportTable = z.infer<typeof ImportTable>

/** A pickup that the company uses, with the constants that select it. */
export const UsualPickup = z.object({ label: z.string(), constants: z.array(ImportConstant) })
export type UsualPickup = z.infer<typeof UsualPickup>

const ImportChange = z.object({ row: z.int(), column: z.string(), from: z.nullable(z.string()), to: z.string() })

/** What the rows of one order or location become, before it is created. */
export const ImportPreview = z.object({
  /** The stops in their order: the pickup first. A location is one stop, with its name as the contact. */
  stops: z.array(z.object({ contactName: z.string(), address: StoredAddress, window: z.nullish(TimeWindow) })),
  items: z.array(Item),
  /** The declared value, else the sum of the items. */
  valueCents: z.int(),
  weightGrams: z.int(),
})
export type ImportPreview = z.infer<typeof ImportPreview>

/** What has the same invoice (NF-e) as a row, such as its CT-e: one of the values is not null. */
export const SameInvoice = z.object({
  /** An earlier row of the same file. */
  row: z.nullable(z.int()),
  /** The file of an earlier import of the company that is not finished. */
  fileName: z.nullable(z.string()),
  orderNumber: z.nullable(OrderNumber),
  /** Its reference, such as `NF 26 série 1`. */
  reference: z.nullable(z.string()),
})
export type SameInvoice = z.infer<typeof SameInvoice>

/** A row of an import, and its result. The states `ready`, `changed`, `doubtful`, `duplicate` and `sameInvoice` have one row for each order or location. */
export const ImportRow = z.object({
  /** Row number of the spreadsheet: the titles are row 1. */
  row: z.int(),
  errors: z.array(z.object({ column: z.string(), message: z.string() })),
  /** The order that was created by this import or by an earlier import of the same file. */
  order: z.nullable(z.object({ orderNumber: OrderNumber, status: ServiceOrderStatus, recipient: z.string() })),
  /** The location that this import created from the row; null also after it was deleted. */
  location: z.nullable(NamedRef),
  /**
   * The values that differ from the text of their cell, as they are shown: the row and the column, the text, the value.
   * A part of an address that comes out of another cell has no text.
   */
  changes: z.optional(z.array(ImportChange)),
  /** What the user should check in a row that is ready, such as a postal code of another state. */
  hints: z.optional(z.array(z.string())),
  /** Of a row with errors: the texts of its cells; empty in columns without a field. */
  cells: z.optional(z.array(z.string())),
  /** All rows of the order, when its result is listed. */
  rows: z.optional(z.array(z.int())),
  /** The number of an order of the last 72 hours that may be the same request. */
  possibleDuplicate: z.nullish(OrderNumber),
  /** What has the same invoice already, so that the row may be the same goods. */
  sameInvoice: z.nullish(SameInvoice),
  preview: z.optional(ImportPreview),
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
  /** The name of the program or format of the file: `Shopify`, `NF-e`, `CT-e`; null when it is not recognized. */
  source: z.nullable(z.string()),
  constants: z.array(ImportConstant),
  /**
   * The earlier import of the company with the same titles whose columns and pickup are proposed; null after the user has
   * mapped the columns.
   */
  columnsFrom: z.nullish(z.object({ fileName: z.string(), createdAt: Instant })),
  /** How many rows have the reference of another row and another address; 0 as well after the user has decided. */
  rowsWithOtherAddress: z.int(),
  /** How many orders may be the same request as a recent one; 0 as well after the user has left them out. */
  possibleDuplicates: z.int(),
  /** How many orders have the invoice of another one; 0 as well after the user has left them out. */
  sameInvoices: z.int(),
  /** The pickup that the company uses most; null for locations, in lists, and when the file names the pickups. */
  usualPickup: z.nullable(UsualPickup),
  rows: z.object({
    total: z.int(),
    /** Rows that were processed: checked, or, after the start, imported or skipped. */
    processed: z.int(),
    invalid: z.int(),
    created: z.int(),
    /**
     * Rows that exist already: from an earlier import of the same file, as a location of the company, or as a recent order
     * when the user leaves those out.
     */
    repeated: z.int(),
  }),
  /** What the rows become: rows of the same reference are one order. */
  resources: z.object({ ready: z.int(), created: z.int() }),
  /** The sums over the rows that were ready after the check; null before it, and for locations. */
  totals: z.nullable(z.object({ items: z.int(), valueCents: z.int(), weightGrams: z.int() })),
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
    summary:
      'Envia uma planilha (CSV, XLSX, ODS, NF-e ou CT-e em XML ou ZIP, até 10.000 linhas) para conferência. Nada é criado ainda.',
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
    summary:
      'Lista as linhas de uma importação: prontas, com valor convertido, iguais a uma ordem recente, com erro, ou que viraram ordens ou locais.',
    params: byId,
    query: z.object({
      ...paging(1000),
      state: z.enum(['ready', 'changed', 'doubtful', 'duplicate', 'sameInvoice', 'invalid', 'created', 'repeated']),
    }),
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
