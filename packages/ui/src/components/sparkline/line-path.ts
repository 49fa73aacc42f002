export interface LinePath {
  /** The SVG path of the line, with gaps where values are missing. */
  line: string
  /** The position of the last known value. */
  end: { x: number; y: number } | undefined
}

const isKnown = (value: number | null | undefined): value is number => Number.isFinite(value)

/** Returns the known values, without missing and invalid ones. */
export const getKnownNumbers = (values: readonly (number | null | undefined)[]): number[] => values.filter(isKnown)

const round = (value: number) => Math.round(value * 100) / 100

/**
 * Returns a line through the values in a box of the given size. It uses no chart library: the scales and shapes of
 * the larger charts would dominate the first load of a page.
 */
export function getLinePath(values: readonly (number | null | undefined)[], width: number, height: number): LinePath {
  const all = getKnownNumbers(values)
  const lowest = Math.min(...all)
  const spread = Math.max(...all) - lowest
  let line = ''
  let end: LinePath['end']
  let drawing = false
  values.forEach((value, index) => {
    if (!isKnown(value)) {
      drawing = false
      return
    }
    const x = round(values.length === 1 ? width / 2 : (index / (values.length - 1)) * width)
    // Constant values are drawn in the middle.
    const y = round(spread === 0 ? height / 2 : height - ((value - lowest) / spread) * height)
    line += drawing ? `L${x} ${y}` : `M${x} ${y}`
    drawing = true
    end = { x, y }
  })
  return { line, end }
}
