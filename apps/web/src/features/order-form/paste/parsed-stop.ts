import type { FoundValue } from './find-addresses.ts'
import type { FoundWindow } from './find-window.ts'

/** The parts of a stop that a message can contain, without its window, by form field. */
export type StopPart =
  | 'contactName'
  | 'contactPhone'
  | 'postalCode'
  | 'street'
  | 'number'
  | 'complement'
  | 'neighborhood'
  | 'city'
  | 'state'
  | 'reference'
  | 'instructions'

/** One stop of a message. */
export interface ParsedStop {
  kind: 'pickup' | 'dropoff'
  parts: Partial<Record<StopPart, FoundValue>>
  window: FoundWindow | undefined
}

/** @returns whether a stop has a street or a CEP. */
export const hasAddress = ({ parts }: ParsedStop) => parts.street !== undefined || parts.postalCode !== undefined
/** @returns whether anything was found for a stop. */
export const hasAny = ({ parts, window }: ParsedStop) => Object.keys(parts).length > 0 || window !== undefined

/** @returns the stop with uncertain values only. */
export const unselectParts = (stop: ParsedStop): ParsedStop => ({
  ...stop,
  parts: Object.fromEntries(Object.entries(stop.parts).map(([name, part]) => [name, { ...part, certain: false }])),
  window: stop.window && { ...stop.window, certain: false },
})
