export { ReceiptDocument, type ReceiptPageInput } from './receipt-document.tsx'
