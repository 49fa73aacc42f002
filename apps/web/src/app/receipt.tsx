/** Runs in the API process: renders the public verification page on the server. No client code renders it. */
import { renderToStaticMarkup } from 'react-dom/server'
import type { InlineStyle } from '../components/public-document.tsx'
import { ReceiptDocument, type ReceiptPageInput } from '../features/receipt/index.ts'

/** @returns the complete HTML document. */
export function render(input: ReceiptPageInput, inline: InlineStyle): string {
  return `<!doctype html>${renderToStaticMarkup(<ReceiptDocument {...input} {...inline} />)}`
}
