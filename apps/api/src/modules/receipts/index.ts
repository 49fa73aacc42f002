export { estimateArchiveBytes, type ProofIndexRow, writeProofArchive } from './proof-archive.service.ts'
export { registerReceiptPage } from './receipt-page.ts'
export { receiptRoutes } from './receipts.routes.ts'
export { rotateSigningKey } from './signing-keys.service.ts'
