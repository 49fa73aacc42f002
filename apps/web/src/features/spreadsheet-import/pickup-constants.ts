import type { Import } from '@malote/api-client'
import type { ImportConstant } from './import.queries.ts'

/** Whether a constant is a part of the place that all rows leave from; its hours are not. */
export const isOfPickup = ({ field }: ImportConstant) => field.startsWith('pickup/') && !field.includes('/window/')

/** The constants without those of the pickup. */
export const withoutPickup = (constants: readonly ImportConstant[]) =>
  constants.filter((constant) => !isOfPickup(constant))

/** The pickup that all rows have: the saved one of the import, else the usual one of the company. */
export const getPickup = ({ constants, usualPickup }: Import): readonly ImportConstant[] => {
  const chosen = constants.filter(isOfPickup)
  return chosen.length > 0 ? chosen : (usualPickup?.constants ?? [])
}
