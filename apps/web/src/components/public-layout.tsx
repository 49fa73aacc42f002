import { Logo } from '@malote/ui'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** The page around what anybody may read or ask without an account: the brand, and one column in a readable measure. */
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
