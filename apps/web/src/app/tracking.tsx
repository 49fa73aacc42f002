/** Runs in the API's process: the public tracking page, which no browser renders. */
import { renderToStaticMarkup } from 'react-dom/server'
import { type InlineCode, TrackingDocument, type TrackingPageInput } from '../features/tracking'

/** The whole document. */
export function render(input: TrackingPageInput, inline: InlineCode): string {
  return `<!doctype html>${renderToStaticMarkup(<TrackingDocument {...input} {...inline} />)}`
}
