import { widthLimits } from './column-resizer.variants.ts'

const step = 10
const largeStep = 50

interface PressedKey {
  key: string
  shiftKey: boolean
}

/**
 * Returns the width after a key press on the handle of a column, before its limits are applied; `undefined` for other
 * keys. The side arrows move the edge, so they are mirrored in right-to-left layouts.
 */
export function widthForKey({ key, shiftKey }: PressedKey, width: number, rightToLeft: boolean): number | undefined {
  if (key === 'Home') return widthLimits.minimum
  if (key === 'End') return widthLimits.maximum
  const amount = shiftKey ? largeStep : step
  if (key === 'ArrowUp') return width + amount
  if (key === 'ArrowDown') return width - amount
  if (key === (rightToLeft ? 'ArrowLeft' : 'ArrowRight')) return width + amount
  if (key === (rightToLeft ? 'ArrowRight' : 'ArrowLeft')) return width - amount
  return undefined
}
