import type { ReactNode } from 'react'
import { appName } from '../lib/app-name.ts'

/** Code inlined into the document, because a separate file would cost a round trip. */
export interface InlineStyle {
  style: string
}

interface PublicDocumentProps {
  styleSheet: string
  title: string
  description: string
  /** More elements of the head, before the title. */
  head?: ReactNode
  children: ReactNode
}

/** The complete document of a public page that the server renders. It is private: no search engine lists it. */
export function PublicDocument({ title, description, styleSheet, head, children }: PublicDocumentProps) {
  const font = /\/assets\/figtree-latin-(?!ext)[\w-]+\.woff2/.exec(styleSheet)?.[0]
  return (
    <html lang="pt-BR">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex, nofollow" />
        <meta name="referrer" content="no-referrer" />
        <meta name="description" content={description} />
        {head}
        <title>{`${title} · ${appName}`}</title>
        <link rel="icon" href="/icone.svg" type="image/svg+xml" />
        {font && <link rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />}
        <style>{styleSheet}</style>
      </head>
      <body>{children}</body>
    </html>
  )
}
