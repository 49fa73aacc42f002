import type { JobKind } from '../../platform/jobs/index.ts'
import { checkImport } from './check-import.service.ts'
import { failImport, runImport } from './run-import.service.ts'

export { importRoutes } from './imports.routes.ts'

/** Background jobs of imports. */
export const importJobs: readonly JobKind[] = [
  {
    name: 'imports.check',
    run: (ctx, { id = '' }, signal) => checkImport(ctx, id, signal),
    giveUp: (ctx, { id = '' }) => failImport(ctx, id),
  },
  {
    name: 'imports.run',
    run: (ctx, { id = '' }, signal) => runImport(ctx, id, signal),
    giveUp: (ctx, { id = '' }) => failImport(ctx, id),
  },
]
