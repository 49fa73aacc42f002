import { importMappings, imports, inbox, locationSheets } from '@malote/api-client/contract'
import type { FastifyInstance } from 'fastify'
import { route } from '../../platform/http/route.ts'
import { createMapping, listMappings, removeMapping, updateMapping } from './import-mappings.service.ts'
import {
  cancelImport,
  createImport,
  getImport,
  importTemplate,
  listImportRows,
  listImports,
  mapImport,
  openImportErrors,
  removeImport,
  startImport,
} from './imports.service.ts'
import { importInboxAttachment } from './inbox-import.service.ts'
import { importLocations, locationErrors } from './location-sheets.service.ts'

/** Routes to import orders and locations from spreadsheets. */
export function importRoutes(app: FastifyInstance): void {
  route(app, imports.template, ({ ctx, query }) => importTemplate(ctx, query))
  route(app, imports.list, ({ ctx, query }) => listImports(ctx, query))
  route(app, imports.create, ({ ctx, form, files }) => createImport(ctx, form, files))
  // The copy of the file must not hold a transaction open.
  route(app, inbox.importAttachment, ({ ctx, params }) => importInboxAttachment(ctx, params.id, params.attachmentId), {
    ownTransactions: true,
  })
  route(app, imports.get, ({ ctx, params }) => getImport(ctx, params.id))
  route(app, imports.map, ({ ctx, params, body }) => mapImport(ctx, params.id, body))
  route(app, imports.rows, ({ ctx, params, query }) => listImportRows(ctx, params.id, query))
  route(app, imports.start, ({ ctx, params }) => startImport(ctx, params.id))
  route(app, imports.cancel, ({ ctx, params }) => cancelImport(ctx, params.id))
  route(app, imports.remove, ({ ctx, params }) => removeImport(ctx, params.id))
  route(app, imports.errors, ({ ctx, params, query }) => openImportErrors(ctx, params.id, query.format))
  route(app, importMappings.list, ({ ctx, query }) => listMappings(ctx, query))
  route(app, importMappings.create, ({ ctx, body }) => createMapping(ctx, body))
  route(app, importMappings.update, ({ ctx, params, body, expectedVersion }) =>
    updateMapping(ctx, params.id, body, expectedVersion),
  )
  route(app, importMappings.remove, ({ ctx, params }) => removeMapping(ctx, params.id))
  route(app, locationSheets.template, ({ ctx, query }) => importTemplate(ctx, { kind: 'locations', ...query }))
  route(app, locationSheets.import, ({ ctx, form, files }) => importLocations(ctx, form, files))
  route(app, locationSheets.errors, ({ ctx, form, files }) => locationErrors(ctx, form, files))
}
