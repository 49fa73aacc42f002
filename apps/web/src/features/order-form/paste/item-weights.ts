import { wordPattern } from './message-text.ts'

const kilograms = wordPattern(
  String.raw`(?<![.,])(?<weight>[1-9]\d{0,2}(?:\.\d{3})+(?:,\d{1,3})?|\d{1,5}(?:[.,]\d{1,3})?)\s?(?:kg|kgs|quilos?|kilos?)`,
)
/**
 * "com 850 g", "de 200 g cada": what a package weighs. Without such a word, grams are a part of the name: "losartana 50mg",
 * "café 500 g".
 */
const grams =
  /[ \t]+(?:(?:com|pesando|pesa)[ \t]+(?<with>\d{1,4})[ \t]?(?:g|gr|gramas)|(?:de[ \t]+)?(?<each>\d{1,4})[ \t]?(?:g|gr|gramas)[ \t]+cada)(?![\p{L}])/iu

/** The weight of an item in kilograms with a comma, and its description without it. */
export interface ItemWeight {
  weight: string
  /** Whether the point of "6.400 kg" may be that of thousands or of a scale. */
  isAmbiguous: boolean
  description: string
}

/**
 * @param description - the words of an item.
 * @param after - the words behind it, which may have the weight too.
 */
export function readWeight(description: string, after: string): ItemWeight {
  const written = kilograms.exec(`${description}${after}`)?.groups?.weight
  if (written !== undefined) {
    const isGrouped = /\.\d{3}(?:[.,]|$)/.test(written)
    return {
      weight: isGrouped ? written.replaceAll('.', '') : written.replace('.', ','),
      isAmbiguous: /^[1-9]\d{0,2}\.\d{3}$/.test(written),
      description: description.replace(kilograms, '').replace(/\s+(?:de|com|pesando) \d*\s*$/iu, ''),
    }
  }
  const { with: whole, each } = grams.exec(` ${description}${after}`)?.groups ?? {}
  const weight = Number(whole ?? each ?? 0)
  if (weight === 0) return { weight: '', isAmbiguous: false, description }
  return {
    weight: String(weight / 1000).replace('.', ','),
    isAmbiguous: false,
    description: description.replace(grams, ''),
  }
}
