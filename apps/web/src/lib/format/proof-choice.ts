import { ProofKind, proofKindLabels } from '@malote/api-client'
import { formatList } from './formats.ts'

/** The names of the proofs: "Foto e PIN", or "Nenhuma". */
export const formatProofs = (proofs: readonly ProofKind[]): string =>
  proofs.length === 0 ? 'Nenhuma' : formatList(proofs.map((kind) => proofKindLabels[kind]))

const none = 'none'

/** @returns the select value of a combination of proofs; '' means that the default applies. */
export const toProofOption = (proofs: readonly ProofKind[] | null | undefined): string =>
  proofs ? ProofKind.options.filter((kind) => proofs.includes(kind)).join(',') || none : ''

/** @returns the selected combination of proofs; null means that the default applies. */
export function parseProofOption(choice: string): ProofKind[] | null {
  if (choice === '') return null
  return ProofKind.options.filter((kind) => choice.split(',').includes(kind))
}

const combinations: ProofKind[][] = [
  [],
  ['photo'],
  ['signature'],
  ['pin'],
  ['photo', 'pin'],
  ['photo', 'signature'],
  ['signature', 'pin'],
  ['photo', 'signature', 'pin'],
]

/** Options for every combination of proofs that a stop can require. */
export const proofOptions = combinations.map((proofs) => ({
  value: toProofOption(proofs),
  label: formatProofs(proofs),
}))
