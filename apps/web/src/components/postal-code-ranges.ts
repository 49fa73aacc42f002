// In a file that is loaded on demand: the first page does without the ranges of the states.
export { getAddressHints, getStateOfPostalCode } from '@malote/api-client'
