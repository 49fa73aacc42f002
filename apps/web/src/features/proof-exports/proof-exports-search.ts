import * as z from 'zod/mini'
import { listDefaults, listSearchParams } from '../../lib/lists/list-search.ts'

/** The search parameters of `/comprovantes`. */
export const ProofExportsSearch = z.object({ page: listSearchParams.page, limit: listSearchParams.limit })
export type ProofExportsSearch = z.output<typeof ProofExportsSearch>

/** The defaults, which are stripped from the URL. */
export const proofExportsDefaults = listDefaults
