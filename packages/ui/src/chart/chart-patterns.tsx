import type { ComponentProps, ReactNode } from 'react'
import type { DrawnSeries } from './chart-model.ts'

const stripe = 'stroke-surface-raised forced-colors:stroke-[Canvas]'
const dot = 'fill-surface-raised forced-colors:fill-[Canvas]'

/** The textures over the colours of bars, which distinguish series without colour. The first has none. */
const textures: readonly ReactNode[] = [
  undefined,
  <path key="rising" d="M-2 2L2 -2M0 8L8 0M6 10L10 6" strokeWidth="1.6" className={stripe} />,
  <circle key="dotted" cx="4" cy="4" r="1.6" className={dot} />,
  <path key="falling" d="M-2 6L2 10M0 0L8 8M6 -2L10 2" strokeWidth="1.6" className={stripe} />,
  <path key="level" d="M0 4H8" strokeWidth="1.6" className={stripe} />,
  <path key="crossed" d="M0 4H8M4 0V8" strokeWidth="1.4" className={stripe} />,
]

const texture = (mark: number) => (mark + Math.floor(mark / textures.length)) % textures.length

/** Defines the patterns of one drawing; `id` separates them from other drawings on the page. */
export function ChartPatterns({ id }: { id: string }) {
  return (
    <defs>
      {textures.map(
        (drawing, index) =>
          drawing && (
            <pattern key={index} id={`${id}-${index}`} width="8" height="8" patternUnits="userSpaceOnUse">
              {drawing}
            </pattern>
          ),
      )}
    </defs>
  )
}

interface PatternFillProps extends ComponentProps<'rect'> {
  /** The id of the patterns in the drawing. */
  patterns: string
  series: DrawnSeries
}

/**
 * Draws the pattern of a series over its colour: in print and in forced colours, where colours are missing, and
 * everywhere when an earlier series has the same hue. The first pattern is plain.
 */
export function PatternFill({ patterns, series: { mark, isHueRepeated }, ...rect }: PatternFillProps) {
  const index = texture(mark)
  if (!textures[index]) return null
  return (
    <rect
      {...rect}
      fill={`url(#${patterns}-${index})`}
      data-slot="chart-pattern"
      className={isHueRepeated ? undefined : 'hidden print:inline forced-colors:inline'}
    />
  )
}
