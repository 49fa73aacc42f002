'use client'
import { type ComponentProps, useState } from 'react'
import { cn } from '../../lib/cn.ts'
import { useMergedRefs } from '../../lib/merge-refs.ts'
import { requireLabel } from '../../lib/require-label.ts'
import { type ScrollAreaSurface, scrollAreaEdges, scrollAreaSurfaces } from './scroll-area.variants.ts'
import { useHiddenEdges } from './use-hidden-edges.ts'

export interface ScrollAreaProps extends Omit<ComponentProps<'section'>, 'aria-label'> {
  /** The accessible name of the region, used while it can scroll. */
  label: string
  /**
   * The surface behind it: the content fades into its colour at edges with more content.
   * @default 'raised'
   */
  surface?: ScrollAreaSurface | undefined
}

/**
 * A scrolling region that shows at which edges there is more content. Give it a (maximum) height. It uses native
 * scrollbars. `ref` and other props go to the scrolling element.
 */
export function ScrollArea({ label, surface = 'raised', className, ref, children, ...rest }: ScrollAreaProps) {
  requireLabel(
    label,
    'ScrollArea',
    'Pass label="…" with the content of the region, for example label="Entregas da rota".',
  )
  const [element, setElement] = useState<HTMLElement | null>(null)
  const setRefs = useMergedRefs(ref, setElement)
  const edges = useHiddenEdges(element)
  const scrolls = edges.length > 0
  return (
    <div data-slot="scroll-area" className={cn('relative flex min-h-0 min-w-0 flex-col', className)}>
      <section
        {...rest}
        ref={setRefs}
        // It is a tab stop only while it can scroll.
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
