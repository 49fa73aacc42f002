import type { ReactNode } from 'react'
import { Link } from '../index.js'

/** The address of a guide from inside a story, which is a frame of its own in Storybook. */
export const guideHref = (id: string) => `./?path=/docs/${id}`

/** A way from a story to a guide. */
export function GuideLink({ id, children }: { id: string; children: ReactNode }) {
  return (
    <Link href={guideHref(id)} target="_top">
      {children}
    </Link>
  )
}
