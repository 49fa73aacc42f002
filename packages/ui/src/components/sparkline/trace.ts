export interface Trace {
  /** The path of the line, broken where values are missing. */
  line: string
  /** The last known value, where the eye ends up. */
  end: { x: number; y: number } | undefined
}

const isKnown = (value: number | null | undefined): value is number => Number.isFinite(value)

/** The known values; what is missing or no number is left out. */
export const known = (values: readonly (number | null | undefined)[]): number[] => values.filter(isKnown)

const round = (value: number) => Math.round(value * 100) / 100

/**
 * A line through the values in a box of the given size. A broken line needs no library: the scales and shapes of larger
 * charts would weigh more than the page that shows this one in its first load.
 */
export function trace(values: readonly (number | null | undefined)[], width: number, height: number): Trace {
  const all = known(values)
  const low = Math.min(...all)
  const spread = Math.max(...all) - low
  let line = ''
  let end: Trace['end']
  let drawing = false
  values.forEach((value, index) => {
    if (!isKnown(value)) {
      drawing = false
      return
    }
    const x = round(values.length === 1 ? width / 2 : (index / (values.length - 1)) * width)
    // What never changes runs through the middle.
    const y = round(spread === 0 ? height / 2 : height - ((value - low) / spread) * height)
    line += drawing ? `L${x} ${y}` : `M${x} ${y}`
    drawing = true
    end = { x, y }
  })
  return { line, end }
}
