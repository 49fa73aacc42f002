export { type InlineStyle, ReceiptDocument, type ReceiptPageInput } from './receipt-document.tsx'
