import type { ReactNode } from 'react'
import { Link } from '../index.ts'

/** Returns the address of a guide, for use inside a story, which Storybook renders in an iframe. */
export const guideHref = (id: string) => `./?path=/docs/${id}`

/** A link from a story to a guide. */
export function GuideLink({ id, children }: { id: string; children: ReactNode }) {
  return (
    <Link href={guideHref(id)} target="_top">
      {children}
    </Link>
  )
}
