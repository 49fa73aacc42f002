import '@malote/ui/styles.css'
import { LocaleProvider, ThemeScope, Toaster } from '@malote/ui'
import { en } from '@malote/ui/locales/en'
import { headers } from 'next/headers'
import type { ReactNode } from 'react'

export const metadata = { title: 'Intake', icons: { icon: 'data:,' } }

export default async function Layout({ children }: { children: ReactNode }) {
  // A nonce belongs to one response, so the page is rendered for each request.
  await headers()
  return (
    <html lang="en">
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
