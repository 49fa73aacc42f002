import * as z from 'zod/mini'
import { endpoint } from '../core/endpoint.ts'
import { pageSchema, paging } from '../core/paging.ts'
import { toPlainText } from '../core/plain-text.ts'
import { ChosenCompanyId, EditedVersion, Id, Instant, line, NamedRef, paragraph } from '../core/primitives.ts'
import { allRoles } from '../core/roles.ts'
import { ImportConstant, ImportKind } from './import-decisions.ts'
import { Actor } from './service-order.ts'

/** Limits of saved mappings; `perCompany` counts those of one kind. */
export const importMappingLimits = { perCompany: 50, nameLength: 80, titleLength: 200 } as const

/** The columns and constants of an import, saved under a name for all users of the company. */
export const ImportMapping = z.object({
  id: Id,
  kind: ImportKind,
  company: NamedRef,
  name: z.string(),
  /** The titles of the file from which the mapping was saved, each with its field; null: the column is ignored. */
  columns: z.array(z.object({ title: z.string(), field: z.nullable(z.string()) })),
  constants: z.array(ImportConstant),
  /** Increases with each edit; send it with the next one, in `If-Match` or in the body. */
  version: z.int(),
  createdBy: Actor,
  createdAt: Instant,
  updatedAt: Instant,
})
export type ImportMapping = z.infer<typeof ImportMapping>

const content = {
  /** Unique among the mappings of the company and the kind, without regard to case and accents. */
  name: line(importMappingLimits.nameLength),
  /** The fields are those of imports; the document lists them at `imports.map`, once. */
  columns: z
    .array(z.object({ title: paragraph(importMappingLimits.titleLength), field: z.nullable(line(60)) }))
    .check(z.minLength(1), z.maxLength(500)),
  constants: z.array(ImportConstant).check(z.maxLength(50)),
}

export const NewImportMapping = z.object({
  companyId: ChosenCompanyId,
  kind: z._default(ImportKind, 'orders'),
  ...content,
  constants: z._default(content.constants, []),
})
export type NewImportMapping = z.output<typeof NewImportMapping>

/** Absent fields are not changed. A mapping never changes its company or its kind. */
export const ImportMappingChanges = z.partial(z.object({ ...content, version: EditedVersion }))
export type ImportMappingChanges = z.output<typeof ImportMappingChanges>

/**
 * Whether a mapping may contain a constant: those of a drop-off are data of a recipient, and concern one file. Its hours are
 * those of all deliveries.
 */
export const isSavedConstant = ({ field }: Pick<ImportConstant, 'field'>): boolean =>
  !field.startsWith('dropoffs/') || field.startsWith('dropoffs/0/window/')

/** @returns the form in which titles are compared: "Entrega: CEP" and "entrega cep" are the same column. */
export const toComparedTitle = (title: string): string => toPlainText(title).replace(/[^a-z0-9]+/g, '')

/** How a mapping fits a file. */
export interface FittedMapping<Column> {
  /** For each title of the file its column in the mapping; undefined where the mapping has no such title. */
  readonly columns: readonly (Column | undefined)[]
  /** The columns of the mapping that the file lacks. */
  readonly missing: readonly Column[]
}

/** Fits mapped columns to the titles of a file, in any order, without regard to case and accents. */
export function fitMapping<Column extends { readonly title: string }>(
  mapped: readonly Column[],
  titles: readonly string[],
): FittedMapping<Column> {
  const keys = numberTitles(mapped.map(({ title }) => title))
  const byKey = new Map(mapped.map((column, index) => [keys[index], column]))
  const fileKeys = numberTitles(titles)
  const inFile = new Set(fileKeys)
  return {
    columns: fileKeys.map((key) => byKey.get(key)),
    missing: mapped.filter((_column, index) => !inFile.has(keys[index] ?? '')),
  }
}

/** @returns each title with its number among equal ones, so that repeated titles stay apart. */
function numberTitles(titles: readonly string[]): string[] {
  const counts = new Map<string, number>()
  return titles.map(toComparedTitle).map((title) => {
    const count = counts.get(title) ?? 0
    counts.set(title, count + 1)
    return `${title} ${count}`
  })
}

const byId = z.object({ id: Id })
const path = '/v1/service-orders/import-mappings'

export const importMappings = {
  list: endpoint({
    id: 'importMappings.list',
    method: 'GET',
    path,
    summary: 'Lista os mapeamentos de importação salvos das empresas que a pessoa pode ver, por nome.',
    query: z.object({ ...paging(), companyId: z.optional(Id), kind: z._default(ImportKind, 'orders') }),
    response: pageSchema(ImportMapping),
    roles: allRoles,
    errors: ['not_found', 'forbidden'],
  }),
  create: endpoint({
    id: 'importMappings.create',
    method: 'POST',
    path,
    summary: 'Salva com um nome o que é cada coluna e o que vale para todas as linhas, para as pessoas da empresa.',
    body: NewImportMapping,
    response: ImportMapping,
    status: 201,
    roles: allRoles,
    errors: ['not_found', 'forbidden', 'already_exists', 'limit_reached'],
    idempotent: true,
  }),
  update: endpoint({
    id: 'importMappings.update',
    method: 'PUT',
    path: `${path}/:id`,
    summary: 'Muda o nome ou o conteúdo de um mapeamento salvo; as importações já feitas ficam como estão.',
    params: byId,
    body: ImportMappingChanges,
    response: ImportMapping,
    roles: allRoles,
    errors: ['not_found', 'already_exists', 'version_conflict'],
    versioned: true,
  }),
  remove: endpoint({
    id: 'importMappings.remove',
    method: 'DELETE',
    path: `${path}/:id`,
    summary: 'Exclui um mapeamento salvo; as importações feitas com ele ficam.',
    params: byId,
    status: 204,
    roles: allRoles,
    errors: ['not_found'],
  }),
}
