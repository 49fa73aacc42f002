'use client'
import { type ComponentProps, useState } from 'react'
import { cn } from '../../lib/cn.js'
import { useMergedRefs } from '../../lib/merge-refs.js'
import { requireLabel } from '../../lib/require-label.js'
import { type ScrollAreaSurface, scrollAreaEdges, scrollAreaSurfaces } from './scroll-area.variants.js'
import { useHiddenEdges } from './use-hidden-edges.js'

export interface ScrollAreaProps extends Omit<ComponentProps<'section'>, 'aria-label'> {
  /** What scrolls in it; it names the region while there is something to scroll. */
  label: string
  /** What it stands on: the content fades into it where there is more. */
  surface?: ScrollAreaSurface | undefined
}

/**
 * Content that scrolls inside the page, and shows at which edges there is more. Give it a height or `max-h`. The bars
 * are those of the system. `ref` and the rest reach the part that scrolls.
 */
export function ScrollArea({ label, surface = 'raised', className, ref, children, ...rest }: ScrollAreaProps) {
  requireLabel(label, 'ScrollArea', 'Pass label="…" with what scrolls in it, for example label="Entregas da rota".')
  const [element, setElement] = useState<HTMLElement | null>(null)
  const attach = useMergedRefs(ref, setElement)
  const edges = useHiddenEdges(element)
  const scrolls = edges.length > 0
  return (
    <div data-slot="scroll-area" className={cn('relative flex min-h-0 min-w-0 flex-col', className)}>
      <section
        {...rest}
        ref={attach}
        // Only what scrolls is a stop for the keyboard.
        {...(scrolls && { tabIndex: 0, 'aria-label': label })}
        data-slot="scroll-area-view"
        className="min-h-0 flex-1 overflow-auto overscroll-contain rounded-[inherit] focus:-outline-offset-2"
      >
        <div className="w-full min-w-fit">{children}</div>
      </section>
      {edges.map((edge) => (
        <span
          key={edge}
          aria-hidden
          data-edge={edge}
          className={cn(
            'pointer-events-none absolute rounded-[inherit] to-transparent print:hidden forced-colors:hidden',
            scrollAreaEdges[edge],
            scrollAreaSurfaces[surface],
          )}
        />
      ))}
    </div>
  )
}
