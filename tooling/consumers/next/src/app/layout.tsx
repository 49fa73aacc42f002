import '@malote/ui/styles.css'
import { LocaleProvider, ThemeScope, Toaster } from '@malote/ui'
import { brandToCss, createBrand } from '@malote/ui/brand'
import { en } from '@malote/ui/locales/en'
import { headers } from 'next/headers'
import type { ReactNode } from 'react'

export const metadata = { title: 'Intake', icons: { icon: 'data:,' } }

const brand = createBrand({ primary: '#7a3ff2' })

export default async function Layout({ children }: { children: ReactNode }) {
  // A nonce belongs to one response, so the page is rendered for each request.
  const nonce = (await headers()).get('x-nonce') ?? undefined
  return (
    <html lang="en">
      <head>
        <style nonce={nonce}>{brandToCss(brand)}</style>
      </head>
      <body>
        <LocaleProvider locale="en-US" messages={en} currency="USD" timeZone="America/New_York">
          <ThemeScope>
            {children}
            <Toaster />
          </ThemeScope>
        </LocaleProvider>
      </body>
    </html>
  )
}
