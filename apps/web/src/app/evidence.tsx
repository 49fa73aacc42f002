/** Runs in the API process: renders the public page with the evidence of an order. No client code renders it. */
import { renderToStaticMarkup } from 'react-dom/server'
import type { InlineStyle } from '../components/public-document.tsx'
import { EvidenceDocument, type EvidencePageInput } from '../features/evidence/index.ts'

/** @returns the complete HTML document. */
export function render(input: EvidencePageInput, inline: InlineStyle): string {
  return `<!doctype html>${renderToStaticMarkup(<EvidenceDocument {...input} {...inline} />)}`
}
