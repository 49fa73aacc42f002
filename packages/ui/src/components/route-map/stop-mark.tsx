import { Check, X } from '../../icons/icons.gen.ts'
import { cn } from '../../lib/cn.ts'
import { type RouteMapState, routeMapStates } from './route-map.variants.ts'

interface StopMarkProps {
  mark: string
  state: RouteMapState
}

const glyphs: Partial<Record<RouteMapState, typeof Check>> = { completed: Check, failed: X }

/** The number of a stop in the shape of its state, used on the map and in the list. */
export function StopMark({ mark, state }: StopMarkProps) {
  const Glyph = glyphs[state]
  return (
    <span
      aria-hidden
      data-slot="route-map-mark"
      data-state={state}
      className={cn(
        'relative inline-flex h-7 min-w-7 shrink-0 items-center justify-center border-2 px-1 text-sm font-semibold tabular-nums',
        'forced-colors:bg-[Canvas]',
        routeMapStates[state],
      )}
    >
      {mark}
      {Glyph && (
        <span className="absolute -end-2 -top-2 rounded-full border border-current bg-surface-raised p-px">
          <Glyph className="size-2.5 stroke-4" />
        </span>
      )}
    </span>
  )
}
