/** Runs in the API process: renders the public page of message preferences. No client code renders it. */
import { renderToStaticMarkup } from 'react-dom/server'
import type { InlineStyle } from '../components/public-document.tsx'
import { MessagePreferenceDocument, type MessagePreferenceInput } from '../features/message-preference/index.ts'

/** @returns the complete HTML document. */
export function render(input: MessagePreferenceInput, inline: InlineStyle): string {
  return `<!doctype html>${renderToStaticMarkup(<MessagePreferenceDocument {...input} {...inline} />)}`
}
