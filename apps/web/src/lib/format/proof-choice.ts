import { ProofKind, proofKindLabels } from '@malote/api-client'

const inWords = new Intl.ListFormat('pt-BR')

/** The proofs in words: "Foto e PIN", or "Nenhuma". */
export const proofText = (proofs: readonly ProofKind[]): string =>
  proofs.length === 0 ? 'Nenhuma' : inWords.format(proofs.map((kind) => proofKindLabels[kind]))

const none = 'none'

/** The value of a combination in a list of choices; '' stands for what applies otherwise. */
export const choiceOfProofs = (proofs: readonly ProofKind[] | null | undefined): string =>
  proofs ? proofs.join(',') || none : ''

/** The combination that was chosen; null for what applies otherwise. */
export function proofsOfChoice(choice: string): ProofKind[] | null {
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

/** Every combination of proofs that a stop can require, to choose from. */
export const proofOptions = combinations.map((proofs) => ({ value: choiceOfProofs(proofs), label: proofText(proofs) }))
