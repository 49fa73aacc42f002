import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { ImportRowError } from './imports.ts'
import { Search } from './paging.ts'
import { Id } from './primitives.ts'

/** How much one spreadsheet of places may hold. */
export const locationImportLimits = { files: 1, fileBytes: 2 * 1024 * 1024, rows: 2_000 } as const

/** What a spreadsheet of places would do, or did. */
export const LocationImport = z.object({
  rows: z.int(),
  created: z.int(),
  /** Places that the company has already: the same name at the same door. */
  repeated: z.int(),
  invalid: z.int(),
  /** The first hundred. */
  errors: z.array(ImportRowError),
})
export type LocationImport = z.infer<typeof LocationImport>

export const locationSheets = {
  export: endpoint({
    id: 'locationSheets.export',
    method: 'GET',
    path: '/v1/locations/export',
    summary: 'Baixa os locais salvos como CSV ou XLSX, nas colunas que a importação lê.',
    query: z.object({
      companyId: z.optional(Id),
      search: z.optional(Search),
      active: z.optional(z.stringbool()),
      format: z._default(z.enum(['csv', 'xlsx']), 'csv'),
    }),
    download: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    status: 200,
    roles: ['manager', 'admin'],
    errors: ['unauthenticated', 'forbidden', 'not_found'],
  }),
  import: endpoint({
    id: 'locationSheets.import',
    method: 'POST',
    path: '/v1/locations/imports',
    summary:
      'Lê uma planilha de locais (CSV ou XLSX, até 2.000 linhas). Sem `dryRun=false`, só confere. O que a empresa já tem não é criado de novo.',
    form: z.object({ companyId: Id, dryRun: z._default(z.stringbool(), true) }),
    files: locationImportLimits,
    response: LocationImport,
    status: 200,
    roles: ['manager', 'admin'],
    errors: ['unauthenticated', 'forbidden', 'not_found', 'malformed_upload'],
  }),
}
