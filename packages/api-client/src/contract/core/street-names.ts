/** Abbreviations of kinds of streets, without cedilla and full stop, with the words in full. */
export const streetTypes: Readonly<Record<string, string>> = {
  al: 'Alameda',
  av: 'Avenida',
  aven: 'Avenida',
  est: 'Estrada',
  estr: 'Estrada',
  lg: 'Largo',
  pc: 'Praça',
  pca: 'Praça',
  r: 'Rua',
  rod: 'Rodovia',
  trav: 'Travessa',
  tv: 'Travessa',
}

/** The same of titles in the names of streets. */
export const streetTitles: Readonly<Record<string, string>> = {
  alm: 'Almirante',
  brig: 'Brigadeiro',
  cap: 'Capitão',
  cel: 'Coronel',
  com: 'Comendador',
  cons: 'Conselheiro',
  dep: 'Deputado',
  des: 'Desembargador',
  dr: 'Doutor',
  dra: 'Doutora',
  eng: 'Engenheiro',
  gal: 'General',
  gen: 'General',
  gov: 'Governador',
  mal: 'Marechal',
  mar: 'Marechal',
  maj: 'Major',
  min: 'Ministro',
  mons: 'Monsenhor',
  pe: 'Padre',
  pref: 'Prefeito',
  pres: 'Presidente',
  prof: 'Professor',
  profa: 'Professora',
  sen: 'Senador',
  sta: 'Santa',
  sto: 'Santo',
  sgt: 'Sargento',
  ten: 'Tenente',
  ver: 'Vereador',
  visc: 'Visconde',
}

const number = String.raw`(?:km\s*)?\d[\d.]*(?:\s*\/\s*\d[\d.]*)?[a-z]?`
const side = String.raw`lado\s+(?:par|[ií]mpar|esquerdo|direito)|ambos\s+os\s+lados|n[uú]meros?\s+(?:pares|[ií]mpares)`
const range = String.raw`(?:d[eo]\s+${number}\s+)?(?:at[ée]|ao?)\s+(?:o\s+)?(?:${number}|fim|final)|a\s+partir\s+d[eo]\s+${number}`
/** One or more parts behind a dash, a comma or in brackets, at the end of the text. */
const numberRanges = new RegExp(
  String.raw`(?:(?:\s+[-–—]\s*|\s*,\s*|\s*\(\s*)(?:${range}|${side})(?:\s+(?:${side}))?\s*\)?)+\s*$`,
  'i',
)

/**
 * Removes the house numbers that a postal code covers from a street: services add "- até 1715 - lado ímpar" or "- de 1001
 * ao fim". They are no part of its name.
 */
export function removeNumberRange(street: string): string {
  const name = street.replace(numberRanges, '').trimEnd()
  return name === '' ? street : name
}
