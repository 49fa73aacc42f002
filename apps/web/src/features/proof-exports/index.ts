export { proofExportsQuery } from './proof-exports.queries.ts'
export { ProofExportsPage } from './proof-exports-page.tsx'
export { ProofExportsSearch, proofExportsDefaults } from './proof-exports-search.ts'
