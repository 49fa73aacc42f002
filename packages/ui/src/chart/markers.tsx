import { type SymbolType, symbol, symbolCircle, symbolDiamond, symbolSquare, symbolTriangle } from 'd3-shape'
import { cn } from '../lib/cn.ts'
import { forcedColorsText, type SeriesColor, seriesColors } from './chart.variants.ts'

const shapes: readonly SymbolType[] = [symbolCircle, symbolSquare, symbolTriangle, symbolDiamond]
const dashes = [undefined, '7 4', '2 4', '10 4 2 4', '4 3', '12 3 3 3'] as const

/** @returns the dash pattern of a line, which distinguishes it without colour. */
export const getDash = (mark: number): string | undefined => dashes[mark % dashes.length]

/** @returns the path of a marker of about 8 px, which distinguishes its line without colour. */
export function getMarkerPath(mark: number, size = 46): string {
  return symbol(shapes[(mark + Math.floor(mark / shapes.length)) % shapes.length] ?? symbolCircle, size)() ?? ''
}

/** A sample of a line: its colour, its dash and its marker. */
export function LineSwatch({ color, mark }: { color: SeriesColor; mark: number }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 28 14"
      className={cn('h-3.5 w-7 shrink-0', seriesColors[color], forcedColorsText)}
    >
      <path d="M0 7H28" stroke="currentColor" strokeWidth="2" strokeDasharray={getDash(mark)} />
      <path d={getMarkerPath(mark)} transform="translate(14 7)" fill="currentColor" />
    </svg>
  )
}
