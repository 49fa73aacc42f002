import { getSpan, type Span, wordPattern } from './message-text.ts'

const kilograms = wordPattern(
  String.raw`(?<![.,])(?<weight>[1-9]\d{0,2}(?:\.\d{3})+(?:,\d{1,3})?|\d{1,5}(?:[.,]\d{1,3})?)\s?(?:kg|kgs|quilos?|kilos?)`,
)
/**
 * "com 850 g", "de 200 g cada": what a package weighs. Without such a word, grams are a part of the name: "losartana 50mg",
 * "café 500 g".
 */
const grams =
  /[ \t]+(?:(?:com|pesando|pesa)[ \t]+(?<with>\d{1,4})[ \t]?(?:g|gr|gramas)|(?:de[ \t]+)?(?<each>\d{1,4})[ \t]?(?:g|gr|gramas)[ \t]+cada)(?![\p{L}])/iu

/**
 * Goods whose name has a weight that is not theirs: what a machine washes, dries, kneads or weighs, what carries or lifts so much,
 * and bottles that weigh as much as their contents.
 */
const machines = wordPattern(
  'm[áa]quinas?(?: de)? (?:lavar|secar)(?: e secar)?|lavadoras?|lava e seca|lava-e-seca|lava ?roupas|tanquinhos?|secadoras?(?: de roupas?)?|centr[íi]fugas?|balan[çc]as?|amassadeiras?|masseiras?|betoneiras?|m[áa]quinas? de gelo|botij(?:[ãa]o|[õo]es)|g[áa]s|cilindros?|extintor(?:es)?',
)
const carriers = wordPattern(
  'cadeiras?|banquetas?|escadas?|esteiras?|bicicletas?|bikes?|ergom[ée]tric[ao]s?|el[íi]ptic[ao]s?|patinetes?|hoverboards?|skates?|suportes?|racks?|carrinhos?|macacos?|guinchos?|talhas?|guindastes?|paleteiras?|transpaleteiras?|empilhadeiras?|elevador(?:es)?|plataformas?|prateleiras?|estantes?|redes?|balan[çc]os?|camas?|macas?|andador(?:es)?|rod[íi]zios?',
)
/** "que suporta 80 kg", "para 30 kg": what goods carry, whatever they are. */
const capacityBefore =
  /(?:(?<![\p{L}])(?:capacidade|suporta(?:ndo)?|aguenta(?:ndo)?|carga(?: m[áa]xima)?|m[áa]ximo|max|at[ée]|para|p\/)[ \t:.]{1,3}(?:de |at[ée] |para )*)$/iu
/** A weight that is apart from the name: "cadeira (15 kg)", "motor, 30 kg", "totem - 14 kg". */
const isApart = (before: string): boolean => /[(,;:\n-][ \t]*(?:uns |cerca de )?$/.test(before)

/** The weight of an item in kilograms with a comma, and its description without it. */
export interface ItemWeight {
  weight: string
  /** Whether the point of "6.400 kg" may be that of thousands or of a scale. */
  isAmbiguous: boolean
  description: string
}

const toWeight = (written: string): Omit<ItemWeight, 'description'> => ({
  weight: /\.\d{3}(?:[.,]|$)/.test(written) ? written.replaceAll('.', '') : written.replace('.', ','),
  isAmbiguous: /^[1-9]\d{0,2}\.\d{3}$/.test(written),
})

/**
 * @param description - the words of an item.
 * @param after - the words behind it, which may have the weight too.
 */
export function readWeight(description: string, after: string): ItemWeight {
  const text = `${description}${after}`
  const match = kilograms.exec(text)
  const written = match?.groups?.weight
  if (match && written !== undefined) {
    const before = text.slice(0, match.index)
    if (machines.test(before) || capacityBefore.test(before) || (carriers.test(before) && !isApart(before)))
      return { weight: '', isAmbiguous: false, description }
    return {
      ...toWeight(written),
      description: description.replace(kilograms, '').replace(/\s+(?:de|com|pesando) \d*\s*$/iu, ''),
    }
  }
  const { with: whole, each } = grams.exec(` ${text}`)?.groups ?? {}
  const weight = Number(whole ?? each ?? 0)
  if (weight === 0) return { weight: '', isAmbiguous: false, description }
  return {
    weight: String(weight / 1000).replace('.', ','),
    isAmbiguous: false,
    description: description.replace(grams, ''),
  }
}

const statedWeight = wordPattern(
  String.raw`(?:peso(?:[ \t]+(?:bruto|total|l[íi]quido))?|pesa(?:ndo)?)[ \t]*[:=]?[ \t]*(?:de[ \t]+)?${kilograms.source}`,
  'giu',
)
/** @returns the only weight that a text states as such: "Peso bruto: 8,5 kg". */
export function findStatedWeight(text: string): (Omit<ItemWeight, 'description'> & { span: Span }) | undefined {
  const [match, ...others] = text.matchAll(statedWeight)
  const written = match?.groups?.weight
  return match && written !== undefined && others.length === 0
    ? { ...toWeight(written), span: getSpan(match) }
    : undefined
}
