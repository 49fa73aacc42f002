'use client'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { cn } from '../../lib/cn.ts'
import { requireLabel } from '../../lib/require-label.ts'
import { Heading, type HeadingLevel } from '../heading/heading.tsx'

export interface SectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** The title; also the accessible name of the region. */
  title: ReactNode
  /**
   * The level of the heading in the outline of the page.
   * @default 2
   */
  level?: HeadingLevel | undefined
  /** A sentence below the title. */
  description?: ReactNode
  /** Buttons at the end of the title line. */
  actions?: ReactNode
}

/** A titled part of a page. For a part on a raised surface, use `Card`. */
export function Section({ title, level = 2, description, actions, className, children, ...rest }: SectionProps) {
  requireLabel(title, 'Section', 'Pass title="…" with the subject of the section, for example title="Endereço".')
  const titleId = useId()
  return (
    <section
      aria-labelledby={titleId}
      {...rest}
      data-slot="section"
      className={cn('flex min-w-0 flex-col gap-4', className)}
    >
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        {/* A long description wraps first; the actions move to a separate line after that. */}
        <div className={cn('min-w-0', description ? 'flex-1 basis-80' : 'flex-initial')}>
          <Heading level={level} id={titleId} className="wrap-anywhere">
            {title}
          </Heading>
          {description && <div className="mt-0.5 max-w-[72ch] text-pretty text-subtle">{description}</div>}
        </div>
        {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
      </div>
      {children}
    </section>
  )
}
