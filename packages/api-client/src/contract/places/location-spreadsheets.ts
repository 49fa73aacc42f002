import * as z from 'zod/mini'
import { endpoint } from '../core/endpoint.ts'
import { Id } from '../core/primitives.ts'
import { ImportRowError } from '../orders/imports.ts'
import { locationFilters } from './locations.ts'

/** Limits of one spreadsheet of locations. */
export const locationImportLimits = { files: 1, fileBytes: 2 * 1024 * 1024, rows: 2_000 } as const

/** The result of a spreadsheet of locations, or its preview. */
export const LocationImport = z.object({
  rows: z.int(),
  created: z.int(),
  /** Locations that the company already has: the same name at the same street address. */
  repeated: z.int(),
  invalid: z.int(),
  /** Every error of every row, in the order of the file. */
  errors: z.array(ImportRowError),
})
export type LocationImport = z.infer<typeof LocationImport>

const sheets = ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'] as const
const format = z._default(z.enum(['csv', 'xlsx']), 'csv')

const deprecatedBy = (instead: string) => ({ since: '2026-11-26', until: '2027-06-30', instead })

export const locationSheets = {
  template: endpoint({
    id: 'locationSheets.template',
    method: 'GET',
    path: '/v1/locations/imports/template',
    summary: 'Baixa o modelo de planilha de locais, com uma linha de exemplo.',
    query: z.object({ format }),
    download: sheets,
    roles: ['manager', 'admin'],
    deprecated: deprecatedBy('imports.template'),
  }),
  export: endpoint({
    id: 'locationSheets.export',
    method: 'GET',
    path: '/v1/locations/export',
    summary: 'Baixa os locais salvos como CSV ou XLSX, nas colunas que a importação lê.',
    query: z.object({ ...locationFilters, format }),
    download: sheets,
    roles: ['manager', 'admin'],
    errors: ['not_found'],
  }),
  import: endpoint({
    id: 'locationSheets.import',
    method: 'POST',
    path: '/v1/locations/imports',
    summary:
      'Lê uma planilha de locais (CSV, XLSX ou ODS, até 2.000 linhas). Sem `dryRun=false`, só confere. O que a empresa já tem não é criado de novo.',
    form: z.object({ companyId: Id, dryRun: z._default(z.stringbool(), true) }),
    files: locationImportLimits,
    response: LocationImport,
    roles: ['manager', 'admin'],
    errors: ['not_found', 'malformed_upload'],
    idempotent: true,
    deprecated: deprecatedBy('imports.create'),
  }),
  errors: endpoint({
    id: 'locationSheets.errors',
    method: 'POST',
    path: '/v1/locations/imports/errors',
    summary: 'Devolve as linhas com erro de uma planilha de locais, como vieram, com o que corrigir em cada uma.',
    form: z.object({ companyId: Id, format }),
    files: locationImportLimits,
    download: sheets,
    roles: ['manager', 'admin'],
    errors: ['not_found', 'malformed_upload'],
    deprecated: deprecatedBy('imports.errors'),
  }),
}
