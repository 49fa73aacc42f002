import { scaleLinear } from 'd3-scale'

/** Pixels of letters of 12 px; the first that matches counts. Figures all have the same width. */
const letterWidths: readonly [letters: RegExp, width: number][] = [
  [/\d/, 7.6],
  [/[ijltfrI.,:;'|!()/ -]/, 4.4],
  [/[mwÇÃÕA-Z@%]/, 9.2],
]

/** @returns the approximate width of a text of 12 px, rounded up. It does not measure the DOM. */
export function textWidth(text: string): number {
  let width = 0
  for (const letter of text) width += letterWidths.find(([letters]) => letters.test(letter))?.[1] ?? 7.1
  return width
}

/** @returns the text, truncated with an ellipsis when it is wider than the available width. */
export function truncate(text: string, maxWidth: number): string {
  if (textWidth(text) <= maxWidth) return text
  let truncated = ''
  let width = textWidth('…')
  for (const letter of text) {
    width += textWidth(letter)
    if (width > maxWidth) break
    truncated += letter
  }
  return `${truncated.trimEnd()}…`
}

/** @returns the text in as few lines as it needs; what does not fit in the last one is truncated with an ellipsis. */
export function wrapText(text: string, maxWidth: number, maxLines = 2): readonly string[] {
  if (textWidth(text) <= maxWidth) return [text]
  if (maxLines === 1) return [truncate(text, maxWidth)]
  const words = text.split(' ')
  let first = truncate(words.shift() ?? '', maxWidth)
  while (words[0] && textWidth(`${first} ${words[0]}`) <= maxWidth) first += ` ${words.shift()}`
  return words[0] ? [first, ...wrapText(words.join(' '), maxWidth, maxLines - 1)] : [first]
}

/** A scale from values to pixels, with its ticks. */
export interface ValueAxis {
  position: (value: number) => number
  ticks: number[]
}

interface AxisRange {
  /** The pixels of the lowest and of the highest value. */
  range: [from: number, to: number]
  /** The minimum distance between ticks, in pixels. */
  spacing: number
  /** Whether the axis must include zero. */
  fromZero?: boolean | undefined
}

/** Creates an axis that covers the values and ends at round numbers. Constant or missing values also get an axis. */
export function valueAxis(values: readonly number[], { range, spacing, fromZero = true }: AxisRange): ValueAxis {
  const zero = fromZero || values.length === 0 ? [0] : []
  const low = values.reduce((least, value) => Math.min(least, value), zero[0] ?? Number.POSITIVE_INFINITY)
  const high = values.reduce((most, value) => Math.max(most, value), zero[0] ?? Number.NEGATIVE_INFINITY)
  const count = Math.max(2, Math.floor(Math.abs(range[1] - range[0]) / spacing))
  const scale = scaleLinear()
    .domain(low === high ? [low, high + 1] : [low, high])
    .nice(count)
    .range(range)
  const integers = values.every(Number.isInteger)
  return { position: scale, ticks: scale.ticks(count).filter((tick) => !integers || Number.isInteger(tick)) }
}

export interface PlacedLabel {
  index: number
  lines: readonly string[]
  /** The centre of the label, in pixels. */
  x: number
}

/** Three lines of 12 px are the height of two grid lines: more would take too much of a small drawing. */
const maxLabelLines = 3
const labelLineHeight = 14

/** @returns the height below the drawing that these category names need, in pixels. */
export const getLabelsHeight = (labels: readonly PlacedLabel[]) =>
  24 + labelLineHeight * (Math.max(1, ...labels.map(({ lines }) => lines.length)) - 1)

const getMaxWidth = (texts: readonly string[]) => texts.reduce((most, text) => Math.max(most, textWidth(text)), 0)

/**
 * Places the category names below the centres of their bands. Long names wrap, and are truncated while enough of them
 * stays readable; with less space, some are left out. Labels never overlap and never leave the drawing.
 */
export function placeLabels(labels: readonly string[], middles: readonly number[], width: number): PlacedLabel[] {
  const gap = 8
  const step = middles.length > 1 ? Math.abs((middles[1] ?? 0) - (middles[0] ?? 0)) : width
  // With many categories the labels are usually short dates, which must not be truncated. With few, they are names,
  // which are wrapped and truncated before they are left out.
  const least =
    labels.length > 24
      ? Math.min(getMaxWidth(labels), 88)
      : Math.min(getMaxWidth(labels.flatMap((label) => label.split(' '))), 56)
  const labelStep = Math.max(1, Math.ceil((least + gap) / Math.max(step, 0.1)))
  const placed: PlacedLabel[] = []
  let nextFree = 0
  for (let index = 0; index < labels.length; index += labelStep) {
    const middle = middles[index] ?? 0
    const maxWidth = Math.max(labelStep * step - gap, least)
    // A label at the edge moves inwards, and is truncated again if it would then overlap the previous one.
    const wrapped = wrapText(labels[index] ?? '', maxWidth, maxLabelLines)
    const isAtEdge = middle + getMaxWidth(wrapped) / 2 > width
    const lines = isAtEdge ? wrapped.map((line) => truncate(line, width - nextFree)) : wrapped
    const half = getMaxWidth(lines) / 2
    const x = Math.min(Math.max(middle, half), width - half)
    if (x - half < nextFree || (lines.join() !== wrapped.join() && width - nextFree < 48)) continue
    nextFree = x + half + gap
    placed.push({ index, lines, x })
  }
  return placed
}
