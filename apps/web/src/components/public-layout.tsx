import { Logo } from '@malote/ui/delivery'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** The layout of pages that need no account: the logo and one column of readable width. */
export function PublicLayout({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto grid w-full max-w-180 gap-8 px-4 py-8">
      <header>
        <Link to="/" aria-label="Malote, página inicial" className="flex w-fit">
          <Logo />
        </Link>
      </header>
      <main>{children}</main>
    </div>
  )
}
