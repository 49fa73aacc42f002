import type { ReceiptView } from '@malote/api-client'
import { appName } from '../../lib/app-name.ts'
import { ReceiptPage } from './receipt-page.tsx'
import { getReceiptSummary } from './receipt-text.ts'

/** The input of the server. */
export interface ReceiptPageInput {
  view: ReceiptView
}

/** Code inlined into the document, because a separate file would cost a round trip. */
export interface InlineStyle {
  style: string
}

/** The complete document of the public verification page. It has no script. */
export function ReceiptDocument({ view, style }: ReceiptPageInput & InlineStyle) {
  const { title, text } = getReceiptSummary(view)
  const font = /\/assets\/figtree-latin-(?!ext)[\w-]+\.woff2/.exec(style)?.[0]
  return (
    <html lang="pt-BR">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex, nofollow" />
        <meta name="referrer" content="no-referrer" />
        <meta name="description" content={text} />
        <title>{`${title} · ${appName}`}</title>
        <link rel="icon" href="/icone.svg" type="image/svg+xml" />
        {font && <link rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />}
        <style>{style}</style>
      </head>
      <body>
        <ReceiptPage view={view} />
      </body>
    </html>
  )
}
