import { streetTitles, streetTypes } from '@malote/api-client'
import type { FoundValue } from './find-addresses.ts'
import { findNeighborhoodAt } from './lexicon.ts'
import { capitalizeName, trimPunctuation, wordPattern } from './message-text.ts'

/** Kinds of streets and their abbreviations. */
export const streetKinds = String.raw`rua|r\.|avenida|aven\.|av\.?|alameda|al\.|travessa|trav\.|tv\.?|praça|pça\.?|rodovia|rod\.|estrada|estr\.|largo|ladeira|beco|viela|servidão|marginal|via`
/** Kinds that are usual words too. */
const ambiguousKind = /^(?:via|largo|marginal|beco|viela|ladeira)(?![\p{L}])/iu
/** Abbreviated titles, whose full stop does not end a street name, unlike that of "Avenida Beira Mar." */
const shortTitles = String.raw`(?<![\p{L}])(?:${Object.keys(streetTitles)
  .filter((title) => title !== 'mar')
  .join('|')}|jd|vl|pq|[a-z])`
// Each blank can match at one place only: two adjacent `\s*` need quadratic time for a run of blanks.
const numbered = String.raw`(?:\s*[,;]\s*|(?<!\s\p{Lu})\s*-\s*|\s+)(?:(?:n[uú]mero:?|n[uú]m\.?|n[º°o.]?\.?|#)\s*)?`
const houseNumber = String.raw`(?:\d{1,2}\.\d{3}(?![\d.-])|\d{1,5}[-/]\d{1,5}(?!\s?[º°]|[-/\d])|\d{1,6}(?:\s?[a-d](?!\.\s?\p{L})|-[a-z])?(?![\d-]*\d|[.,]\d|\s*(?:h|hs|hrs|horas|km|kg)(?![\p{L}])|\s?[º°]\s?andar)|s\s?\/\s?n[º°.]?|sn|sem\s+n(?:[uú]mero|[º°.])|km\s?\d+(?:,\d+)?)(?![\p{L}\d])`
const highway = String.raw`(?:(?:rodovia|rod\.?|estrada|estr\.?)[ \t]+[A-Z]{2,3}[ -]?\d{2,3}|BR[ -]?\d{3}|(?:SQ[NS]W?|S?CL[NS]W?|SHI[NS]|SGA[NS]|QN[A-Z]|Q[EILRS])[ -]?\d{1,3}|(?:SP|MG|RJ|ES|PR|SC|RS|BA|PE|CE|GO|MT|MS|DF)-\d{2,3})`
/** "na Dutra km 210": the highways that people name without their kind, with the kilometer behind them. */
const namedHighway = String.raw`(?<!(?:bairro|jardim|jd\.?|parque|pq\.?|vila|conjunto)[ ])(?:anchieta|anhanguera|ayrton senna|bandeirantes|bel[ée]m[- ]bras[íi]lia|br[- ]?\d{3}|carvalho pinto|castell?o(?: branco)?|(?:presidente |pres\. )?dutra|dom pedro(?: i)?|fern[ãa]o dias|imigrantes|marechal rondon|mogi[- ]bertioga|oswaldo cruz|raposo(?: tavares)?|r[ée]gis(?: bittencourt)?|rio[- ]santos|rodoanel(?: m[áa]rio covas)?|santos dumont|tamoios|transamaz[ôo]nica|via lagos|washington lu[íi][sz])(?=(?:[ ]?[,;-])?[ ](?:no )?km[ ]?\d)`
/** "Rua SE 3, lote 20", "Av. LO-10, nº 36": the digits are a part of the name where the number, or a lot, follows them. */
const letteredStreet = String.raw`(?:rua|r\.|avenida|av\.?|alameda|al\.)[ \t]+(?!(?:d[aeo]s?|xv|jk)[ -])[A-Z]{1,3}[ -]?\d{1,4}(?=,?[ \t]*(?:n[º°.]|n[uú]m|q(?:ua)?d(?:ra)?\.?[ ]?\d|lote[ ]?\d|lt\.?[ ]?\d)|,[ \t]?\d{1,6}[ \t]*(?:[,;\n]|-[ \t]|$))`
/** The label of a form before a street with its kind: "Rua/Av: Rua Lages", "Rua: Av. Lages". */
const streetLabel = String.raw`(?:rua|av\.?|avenida)(?:[ ]?\/[ ]?(?:rua|av\.?|avenida))?: (?=(?:${streetKinds})[:\s])`
const endOfName = wordPattern(
  'n[º°]|n[úu]mero|(?:qd|quadra|lt|casa|cs|ap|apto|apt|sl|sala|cj|lj|loja|box|galp[ãa]o)\\.? ?\\d[^ ]*|bloco|bl|conj|conjunto|lote|cep|com|para|pra|pro|até|e depois|e entregar|e levar|e leve|entregar|falar|procurar|receber|contato|das|às|hoje|hj|amanhã|amanha|depois|antes d[ao]s?|ali|apartamento|tamb[ée]m',
).source
/** A name directly behind the full stop of its kind: "R.Augusta", "R.Dr.Cesário", "Av.9 de Julho"; "R.G." is none. */
const closeName = String.raw`(?<=\.)(?=\p{L}{3}|\p{L}{2}\.|\d{1,2} de )`
/** "r tuiuti 2210": the letter of a street in front of a name with a number. */
const bareLetter = String.raw`(?<=(?:^|[\n,;:(.\u0000-]|(?<![\p{L}])(?:n[ao]|end|em|pr?a|para|entreg\p{L}+|lev\p{L}+))[ \t]*)r(?=[ \t]+(?:\p{L}[\p{L}.']*[ \t,]+){1,5}\d)`
/** "suporte para TV 32 a 55", "1 tv 42": a television, but "TV 14 de Março" is a street. */
const television = String.raw`(?:tv[ \t]+\d{2,3}(?![ \t]*(?:\d|de[ \t]\p{L}))|(?<=(?:\d|uma?|suporte(?:[ \t]+\p{L}+)?[ \t]+(?:de|para|p\/|pra))[ \t]+)tv[ \t])`
const streetPattern = new RegExp(
  String.raw`(?<![\p{L}\d.])(?<street>${highway}|${namedHighway}|${letteredStreet}|(?:${streetLabel})?(?!${television})(?:${streetKinds}|${bareLetter})(?::?\s+|${closeName})(?!d[eo] (?:tr[áa]s|baixo|cima|lado)(?![\p{L}]))[\p{L}\d](?:[\p{L}\d'.ºª ]|(?<=\p{L})-(?=\p{Ll})|(?<=\s\p{Lu})-(?=\d)){0,90}?)(?:${numbered}(?<number>${houseNumber})|\s*(?=[,;\n(\u0000]|\s-|(?<!${shortTitles})\.(?:\s|$)|${endOfName}|$))`,
  'giu',
)
export const unitWord =
  'ap|apt|apto|apartamento|apart|bloco|bl|sala|sl|conj|conjunto|cj|casa|loja|lj|cs|torre|galpão|lote|lt|quadra|qd|andar|box|doca|ala|viela|capela|quarto|quiosque|unidade|pr[ée]dio'
const ordinals = ['primeiro', 'segundo', 'terceiro', 'quarto', 'quinto', 'sexto', 's[ée]timo', 'oitavo', 'nono']
/** "torre Pitanga, ap 2301": a building with a name, before the flat. */
const namedBuilding = String.raw`(?:torre|bloco|ed(?:i?f)?\.?|edif[íi]cio)[ ](?:\p{L}[\p{L}']*[ ]){0,3}?\p{L}{3,}(?=[ ,-]{1,3}(?:ap|apt|apto|apartamento|sala|sl|cj|conj|conjunto)\.?[ ]?\d)`
const unit = String.raw`(?:${namedBuilding}|(?:${unitWord})(?![\p{L}])(?:[.°º]|\s?n[º°.])?\s?(?:\p{L}{0,2}\d[\p{L}\d]{0,5}(?:[-/](?:\d{1,4}|\p{L})(?![\p{L}\d/]|[ .-]?\d))?|\p{L}(?: \d{2,4}(?=[ \t]*(?:[,;.\n(-]|$)))?)(?![\p{L}\d])|(?:\d{1,2}\s?[º°oª]?|(?:d[ée]cimo[ ])?(?:${ordinals.join('|')})|d[ée]cimo)\s?(?:andar|and(?:\.|(?=[,\s]|$))|pavimento|piso)|casa (?:dos fundos|d[ea] (?:baixo|cima|frente|tr[áa]s))|casa(?![ ](?:de esquina|depois|(?:amarel|branc|vermelh|pret)[ao]|azul|verde|rosa|cinza|marrom|bege|laranja)(?![\p{L}]))|fundos|sobrado(?: \d{1,3}|(?=[ \t]*(?:[,;.\n(-]|$)))|(?:kitnet|cobertura|sobreloja|subsolo|mezanino)(?: \d{1,4}(?![\d\p{L}]))?|térreo)(?![\p{L}])`
const writtenOrdinal = new RegExp(
  String.raw`(?<![\p{L}])(?<ten>d[ée]cimo)?[ ]?(?<one>${ordinals.join('|')})?(?=[ ]?(?:andar|and|pavimento|piso)(?![\p{L}]))`,
  'giu',
)
/** "décimo segundo andar" → "12º andar". */
const toComplement = (text: string): string =>
  trimPunctuation(text)
    .replace(writtenOrdinal, (words, ten?: string, one?: string) => {
      const digit = ordinals.findIndex((name) => new RegExp(`^${name}$`, 'iu').test(one ?? '')) + 1
      const value = (ten ? 10 : 0) + digit
      return value ? `${value}º ` : words
    })
    .replace(/º {2,}/g, 'º ')
    .slice(0, 80)
const complementPattern = new RegExp(
  String.raw`^[\s,;.\u0000-]*(?<complement>${unit}(?:(?:[\s,-]{1,3}|\/)${unit})*)`,
  'iu',
)
/** Words of a sender who corrects the number. */
const correction =
  /^[\s,;.-]*n[ãa]o,|(?<![\p{L}])(?:ops|oops|opa|digo|ali[áa]s|n[ãa]o (?:é|e) (?:o )?\d|corrigindo|corre[çc][ãa]o|na verdade|errei|(?:desculp[ae]|perd[ãa]o|ou melhor|melhor|quer dizer|minto)[ ,:.!-]{1,3}(?:é |e |o )?(?:n[úu]mero |n[º°] ?)?\d)(?![\p{L}])/iu
/** "Rua Tupi 1400*" and "1440*": the number alone in the next line. */
const numberInNextLine = /^[ \t]*\n[ \t]*(?:n[ãa]o,?[ \t]*)?\d{1,5}[ \t.!]*(?:\n|$)/iu

const laterNumber =
  /(?<![\p{L}])(?:desculpa?,? (?:o )?n[úu]mero|n[úu]mero (?:certo|correto)|o n[úu]mero é)(?![\p{L}])/iu

export interface FoundStreet {
  /** `isUnclear` where also a number or a CEP elsewhere leaves the name uncertain. */
  street: FoundValue & { isUnclear: boolean }
  number: FoundValue | undefined
  complement: FoundValue | undefined
}

/** "esq. c/ Av. Brasil": the street that crosses is a landmark. */
const behindCorner =
  /(?<![\p{L}]|(?<![\p{L}\d])[àa][ \t])esq(?:uina)?\.?[ \t]*(?:(?:com|c\/|d[ae]|n[ao])[ \t]*)?(?:[ao][ \t]+)?$/iu

/** "Heitor Penteado, 1900 ap 102": a street without its kind, before a number and a flat. */
const kindless =
  /(?<![\p{L}\d.:]\s?)(?<street>\p{Lu}\p{L}+(?: (?:d[aeo]s? )?\p{Lu}\p{L}+){1,3})(?:, ?| )(?:n[º°] ?)?(?<number>\d{2,5})(?=[ ,-]{1,3}(?:ap|apt|apto|apartamento|bloco|bl|casa|cj|conjunto|sala|sl|torre)\.? ?\d)/gu

/** @returns streets with number and complement, in text order. A street without a number is uncertain. */
export function findStreets(text: string): FoundStreet[] {
  const matches = [...text.matchAll(streetPattern)].filter(
    ({ index }) => !behindCorner.test(text.slice(Math.max(0, index - 30), index)),
  )
  return (matches.length > 0 ? matches : [...text.matchAll(kindless)]).map((match) => {
    const { street = '', number } = match.groups ?? {}
    const end = match.index + match[0].length
    const numberStart = number ? end - number.length : end
    const rest = text.slice(end, end + 90)
    const complementText = complementPattern.exec(rest)?.groups?.complement
    // Without a number, "casa" may be the next sentence.
    const complement = number || (complementText && /\d/.test(complementText)) ? complementText : undefined
    const complementStart = end + rest.indexOf(complement ?? '')
    const isCorrected =
      correction.test(rest.split('\n')[0] ?? '') ||
      laterNumber.test(text.slice(end, end + 400)) ||
      numberInNextLine.test(rest)
    // "1448 E" of Chapecó, "1220/401" with the flat.
    const isPartOfNumber = /^ ?[EDNSO](?![\p{L}])/u.test(rest) || (number !== undefined && /\d\//.test(number))
    // "Rua C, 120": a comma ends the name.
    const isLettered =
      number !== undefined &&
      lettered.test(street) &&
      !text.slice(match.index + street.length, numberStart).includes(',')
    // "Rua Projetada 4, lote 12": the number may be that of the street.
    const isOfPlot =
      number !== undefined && plot.test(rest) && /^ +$/.test(text.slice(match.index + street.length, numberStart))
    const isUnclear = isCorrected || isPartOfNumber || isLettered || isOfPlot
    // "Rua/Av: Lages": the label of a form names no kind of street.
    const isLabel = /\/[ ]?$/.test(text.slice(Math.max(0, match.index - 2), match.index)) && /^\p{L}+\.?:/u.test(street)
    return {
      street: {
        value: expandAbbreviation(capitalizeName(trimPunctuation(street).replace(/^(\p{L}{1,4}\.)(?=\S)/u, '$1 '))),
        span: { start: match.index, end: match.index + street.length },
        certain:
          !isLabel &&
          !isLettered &&
          !isOfPlot &&
          (number !== undefined || (complement !== undefined && !ambiguousKind.test(street))),
        isUnclear: isLettered || isLabel || isOfPlot,
      },
      number: number ? { value: toNumber(number), span: { start: numberStart, end }, certain: !isUnclear } : undefined,
      complement: complement
        ? {
            value: toComplement(complement),
            span: { start: complementStart, end: complementStart + complement.length },
            certain: isEndOfComplement(rest.slice(rest.indexOf(complement) + complement.length)),
          }
        : undefined,
    }
  })
}

/** @returns the complement that starts at a position: behind the neighborhood, as in "Lapa, ap 3". */
export function findComplementAt(text: string, start: number): FoundValue | undefined {
  const rest = text.slice(start, start + 90)
  const complement = complementPattern.exec(rest)?.groups?.complement
  if (!complement || !/\d/.test(complement)) return undefined
  const from = start + rest.indexOf(complement)
  return {
    value: toComplement(complement),
    span: { start: from, end: from + complement.length },
    certain: isEndOfComplement(text.slice(from + complement.length, from + complement.length + 40)),
  }
}

const building =
  /(?<![\p{L}])(?:ed|edif|edif[íi]cio|cond|condom[íi]nio|residencial|torre|galeria|shopping)(?![\p{L}])/iu
const lonePattern = new RegExp(
  String.raw`(?<=(?:^|[\n,;(\u0000]|- )[ \t\u0000]*)(?<complement>${unit}(?:[ ,-]{1,3}${unit})*)(?=[ \t]*(?:[\n,;.)]|- |$))`,
  'iu',
)

/** @returns a complement that is alone between two signs, anywhere: "ap 151" in a later line. */
export function findLoneComplement(text: string): FoundValue | undefined {
  const match = lonePattern.exec(text)
  const complement = match?.groups?.complement
  if (!match || !complement || !/\d/.test(complement)) return undefined
  return {
    value: toComplement(complement),
    span: { start: match.index, end: match.index + complement.length },
    certain: !building.test(text),
  }
}

/** "sala 1209 ed Business Center", "ap 302\ned. Solar": what follows without a sign is a part of the complement, or the next part. */
const isEndOfComplement = (rest: string): boolean =>
  !/^\s*(?:ed|edif[íi]cio|edif|cond|condom[íi]nio|res|residencial|torre|guich[êe]|portaria)(?:\.|(?![\p{L}]))/iu.test(
    rest,
  ) &&
  (!/^[ \t]+\p{L}/u.test(rest) || findNeighborhoodAt(rest, 0) !== undefined || afterComplement.test(rest))
const afterComplement =
  /^[ \t]+(?:n[ao]|em|bairro|b\.|falar|com|c\/|procurar|para|pra|pro|p\/|quem|recebe|at[ée]|das|[àa]s|hoje|hj|amanh[ãa]|amh|tel|fone|cel|e|o|a|d\.|dona|seu|sr|sra|dr|dra|cep)(?![\p{L}])/iu

const toNumber = (text: string): string =>
  /^s/i.test(text)
    ? 'S/N'
    : text
        .replace(/(?<=\d)\.(?=\d{3})/, '')
        .replace(/\s+/g, ' ')
        .replace(/^km ?/i, 'KM ')
        .toUpperCase()

const labelOfStreet = new RegExp(`^(?:${streetLabel}|rua (?=(?:${streetKinds})(?![\\p{L}])))`, 'iu')

function expandAbbreviation(written: string): string {
  // "Rua: Av. Dr. Gouveia" of a form.
  const street = written.replace(labelOfStreet, '')
  const fullStreet = street.replace(/^rua:\s*/i, 'Rua ').replace(/^(\p{L}+)\.?:?\s+/u, (start, short: string) => {
    const kind = streetTypes[short.toLowerCase().replace('ç', 'c')]
    return kind ? `${kind} ` : start
  })
  return (
    fullStreet
      .replace(
        /(?<![\p{L}])(BR|SP|MG|RJ|ES|PR|SC|RS|BA|PE|CE|GO|MT|MS|DF|PA|TO)[ -]?(\d{2,3})$/iu,
        (_all, state, digits) => `${state.toUpperCase()}-${digits}`,
      )
      .replace(/^./u, (letter) => letter.toUpperCase())
      // The blocks of Brasília.
      .replace(/^(?:SQ[NS]W?|S?CL[NS]W?|SHI[NS]|SGA[NS]|QN[A-Z]|Q[EILRS])(?![\p{L}])/iu, (code) => code.toUpperCase())
  )
}

/** "Rua SE 3", "Avenida T 63": the digits may be a part of the name. */
const lettered = /^\p{L}+\.? \p{Lu}{1,3}$/u

/** The plot of an address, which has no number of a house. */
const plot = /^[ ,-]*(?:lote?|lt|quadra|qd|qda)\.?[ ]?\d/iu

/** The separators between the parts of an address. */
const separator = String.raw`[ \t]*(?:[,;\u0000]|-(?=[ \t])|\n)[ \t,;-]*`
/** Abbreviated words of the names of neighborhoods: "N. Sra. das Dores". */
export const shortWords = String.raw`(?:N|Sra|Sta|Sto|S|Jd|Vl|V|Pq|Pque|Res|Cj|Conj|Cid|Lot|Distr)\.`
const name = String.raw`(?:${shortWords}[ ]?){0,3}[\p{L}][\p{L}' ]{1,40}?`
const partAfterNumber = new RegExp(
  String.raw`^[\u0000]*(?:${separator})+(?<part>${name})(?=[ \t]*(?:[,.;\n(/!?\u0000]|-[ \t]|-(?=[A-Z]{2}(?![\p{L}]))|$))`,
  'u',
)

/** @returns the words between the number of a street and the next separator: a neighborhood, a person or a town. */
export function findPartAfter(text: string, end: number): { value: string; start: number } | undefined {
  const match = partAfterNumber.exec(text.slice(end, end + 120))
  const part = match?.groups?.part
  return match && part ? { value: part, start: end + match[0].length - part.length } : undefined
}
