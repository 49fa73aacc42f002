/** Runs in the API process: renders the public tracking page on the server. No client code renders it. */
import { renderToStaticMarkup } from 'react-dom/server'
import { type InlineCode, TrackingDocument, type TrackingPageInput } from '../features/tracking/index.ts'

/** @returns the complete HTML document. */
export function render(input: TrackingPageInput, inline: InlineCode): string {
  return `<!doctype html>${renderToStaticMarkup(<TrackingDocument {...input} {...inline} />)}`
}
