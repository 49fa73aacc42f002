/** Parts of an address in NF-e and CT-e, in the order of the columns. */
export const addressParts = ['CEP', 'xLgr', 'nro', 'xCpl', 'xBairro', 'xMun', 'UF'] as const
const addressTitles = ['CEP', 'logradouro', 'número', 'complemento', 'bairro', 'município', 'UF'] as const
/** The titles of the columns of a party. */
export const stopTitles = ['nome', 'telefone', 'e-mail', ...addressTitles] as const
/** The number of an element; 0 without one. */
export const toNumber = (text: string | undefined): number => Number(text ?? 0) || 0

/** Divides a weight among packages, to the gram: 10 kg of three are two of 3.333 g and one of 3.334 g. */
export function divideWeight(quantity: number, grams: number): { quantity: number; weightGrams?: number }[] {
  const heavier = grams % quantity
  const weightGrams = Math.floor(grams / quantity)
  if (weightGrams === 0) return [{ quantity }]
  const parts = [
    { quantity: quantity - heavier, weightGrams },
    { quantity: heavier, weightGrams: weightGrams + 1 },
  ]
  return parts.filter((part) => part.quantity > 0)
}
