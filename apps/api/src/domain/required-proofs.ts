import type { ProofKind } from '@malote/api-client/contract'

/**
 * The proofs that a request asks for: the list or, where a caller still sends the deprecated single value, that one.
 * Null and undefined keep their meaning.
 */
export function fillRequiredProofs<List extends readonly ProofKind[] | null | undefined>(
  list: List,
  single: ProofKind | null | undefined,
): List | ProofKind[] | null | undefined {
  if (list !== undefined && list !== null) return list
  return single ? [single] : list === undefined ? single : list
}
