import type { ProofKind } from '@malote/api-client/contract'

/**
 * Returns the required proofs of a request: the list, or the deprecated single value. Null and undefined keep their
 * meaning. The single values are deprecated and stay in `/v1`, as the first item of their list.
 */
export function fillRequiredProofs<List extends readonly ProofKind[] | null | undefined>(
  list: List,
  single: ProofKind | null | undefined,
): List | ProofKind[] | null | undefined {
  if (list !== undefined && list !== null) return list
  return single ? [single] : list === undefined ? single : list
}
