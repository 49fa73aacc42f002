import { scaleLinear } from 'd3-scale'

const narrow = /[ijltfrI1.,:;'|!()/ -]/
const wide = /[mwMWÇÃÕA-Z@%]/

/** @returns about how wide a text of 12 px is, rather too much than too little; it needs no page to measure on. */
export function textWidth(text: string): number {
  let width = 0
  for (const letter of text) width += narrow.test(letter) ? 4.4 : wide.test(letter) ? 9.2 : 7.1
  return width
}

/** @returns the text, cut with an ellipsis where it has no room. */
export function truncate(text: string, room: number): string {
  if (textWidth(text) <= room) return text
  let kept = ''
  let width = textWidth('…')
  for (const letter of text) {
    width += textWidth(letter)
    if (width > room) break
    kept += letter
  }
  return `${kept.trimEnd()}…`
}

/** @returns the text on one line, or on two where it has no room on one; what two do not hold is cut with an ellipsis. */
export function wrap(text: string, room: number): readonly string[] {
  if (textWidth(text) <= room) return [text]
  const words = text.split(' ')
  let first = truncate(words.shift() ?? '', room)
  while (words[0] && textWidth(`${first} ${words[0]}`) <= room) first += ` ${words.shift()}`
  return words[0] ? [first, truncate(words.join(' '), room)] : [first]
}

/** From values to pixels, with the values that are written beside the axis. */
export interface ValueAxis {
  position: (value: number) => number
  ticks: number[]
}

interface AxisRange {
  /** Pixels of the lowest and of the highest value. */
  range: [from: number, to: number]
  /** Pixels that one written value needs. */
  spacing: number
  /** Whether the axis must hold zero. */
  fromZero?: boolean | undefined
}

/** An axis over the values, ending in round numbers. What never changes, or is not there, still gets an axis. */
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
  text: string
  /** The middle of the label. */
  x: number
}

/**
 * The names of categories under their middles. Each is cut to its room while enough of it stays readable; with less
 * room some are left out. None touches another or leaves the drawing.
 */
export function placeLabels(labels: readonly string[], middles: readonly number[], width: number): PlacedLabel[] {
  const gap = 8
  const step = middles.length > 1 ? Math.abs((middles[1] ?? 0) - (middles[0] ?? 0)) : width
  const widest = labels.reduce((most, label) => Math.max(most, textWidth(label)), 0)
  // Many categories are moments, whose short names are kept whole; few are names, which are cut before they are left out.
  const least = Math.min(widest, labels.length > 24 ? 88 : 56)
  const every = Math.max(1, Math.ceil((least + gap) / Math.max(step, 0.1)))
  const placed: PlacedLabel[] = []
  let free = 0
  for (let index = 0; index < labels.length; index += every) {
    const middle = middles[index] ?? 0
    const room = Math.max(every * step - gap, least)
    // A label at the edge moves inwards, and is cut again where it would then touch the one before it.
    const whole = truncate(labels[index] ?? '', room)
    const text = middle + textWidth(whole) / 2 > width ? truncate(whole, width - free) : whole
    const half = textWidth(text) / 2
    const x = Math.min(Math.max(middle, half), width - half)
    if (x - half < free || (text !== whole && width - free < 48)) continue
    free = x + half + gap
    placed.push({ index, text, x })
  }
  return placed
}
