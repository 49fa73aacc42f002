import { markedNo } from './find-order-fields.ts'
import { findPackagedGoods } from './find-package-counts.ts'
import { itemNouns } from './item-nouns.ts'
import { findStatedWeight, readWeight } from './item-weights.ts'
import { isCity, isNeighborhood, startsWithGivenName } from './lexicon.ts'
import { getSpan, replaceWithSpaces, type Span, takenCharacter, trimPunctuation, wordPattern } from './message-text.ts'

export interface FoundItem {
  value: { description: string; quantity: string; weight: string; fragile: boolean }
  span: Span
  /** The words of its weight, where they are apart. */
  weightSpan?: Span
  certain: boolean
}

/** Written for the nouns of packages, each in the singular. */
const abbreviations: Readonly<Record<string, string>> = {
  cxs: 'caixa',
  cx: 'caixa',
  pcts: 'pacote',
  pct: 'pacote',
  vols: 'volume',
  vol: 'volume',
  scs: 'saco',
  sc: 'saco',
  fds: 'fardo',
  fd: 'fardo',
  rls: 'rolo',
  rl: 'rolo',
}
const counted: Readonly<Record<string, string>> = {
  um: '1',
  uma: '1',
  dois: '2',
  duas: '2',
  três: '3',
  tres: '3',
  quatro: '4',
  cinco: '5',
  seis: '6',
  sete: '7',
  oito: '8',
  nove: '9',
  dez: '10',
}
/** Not inside of a longer number, such as a CPF or a phone. */
const wholeNumber = String.raw`(?<!\d[.,/-])`
const count = String.raw`\d{1,4}|${Object.keys(counted).join('|')}`
const blank = '[ \\t\u2007]'
/** Words that end the description of an item. */
const endWords = String.raw`(?:c\/|p(?=${blank}+[\p{L}${takenCharacter}])|(?:lote|val\.?|validade)(?=${blank}+\p{L}{0,3}\d)|j[áa]|ainda|com (?=\p{Lu})|pode(?:m)?|que|q|quem|ela|ele|eu|é|est[áa]|t[áa]|as duas|os dois|a (?:segunda|primeira)|cuidado|por favor|pfv|na|no|em(?!${blank}1(?!${blank}(?:hora|dia)))|até|amanhã|amanha|hoje|hj|para|pra|pro|p\/|ao|aos|à|às|das|vão|vai|lá|ali|aqui|valor|total|peso|bruto|l[íi]quido|com [oa]|com destino|e (?:entregar?|levar?|leve|depois|deixar?|recolh\p{L}+|retirar?|trazer|traga|pegar|pegue|buscar?|também|(?=\d)|${Object.keys(counted).join('|')})|da rua|da av|entreg(?:a|ar|ue))(?![\p{L}])`
const detail = String.raw`(?:${blank}+(?!${endWords})["']?[\p{L}\d](?:[\p{L}\d"'/]|-(?=\p{L}))*){0,7}`
const stop = String.raw`(?=${blank}*(?:[^\p{L}\d \t]|$)|${blank}+${endWords})`
const named = wordPattern(
  String.raw`${wholeNumber}(?<count>${count})${blank}*(?:\(\p{L}{2,12}\)${blank}*)?(?:x${blank}*)?(?<what>(?:${itemNouns}|(?!sc(?!s?\.?${blank}+(?:de${blank}|(?:${itemNouns})(?![\p{L}]))))(?:${Object.keys(abbreviations).join('|')})(?:\.(?=${blank}))?)(?![\p{L}])${detail})${stop}`,
  'giu',
)
const times = wordPattern(
  String.raw`${wholeNumber}(?<count>\d{1,4})${blank}?(?:x|un\.?|und\.?|pçs?\.?)${blank}+(?<what>[\p{L}][^,;\n.()\u0000]{1,60}?)${stop}`,
  'giu',
)
/** A row of a shop's order: "2x Blusa Florida - M R$ 100,00". */
const row = new RegExp(
  String.raw`(?=[\d\p{L}])(?<=^[ \t>*-]*|\n[ \t>*-]*)(?<count>\d{1,4})${blank}?(?:x|un\.?|und\.?)${blank}+(?<what>[\p{L}](?:(?!\.\s)[^,;\n()\u0000]){1,80}?)(?=${blank}*(?:-${blank}*)?(?:R\$|[,;()\n\u0000]|\.\s|$))`,
  'giu',
)
/** A row that starts with a number and an unusual noun. */
const unusual = new RegExp(
  String.raw`(?=[\d\p{L}])(?<=^[ \t>*-]*|\n[ \t>*-]*)(?<count>${count})${blank}+(?<what>\p{L}{3,}(?:(?!\.\s)[^,;\n()\u0000]){0,60}?)(?=${blank}*(?:-${blank}*)?(?:R\$|[,;()\n\u0000]|\.\s|$)|${blank}+${endWords})`,
  'giu',
)
/** An unusual noun behind a label or a verb: "Produto: 1 teclado", "buscar 2 petições". */
const introduced = new RegExp(
  String.raw`(?=[\d\p{L}])(?<=(?<![\p{L}\d])(?:(?:ite(?:m|ns)|produtos?|mercadorias?|conte[úu]do|materia(?:l|is)|equipamentos?|pedido|encomendas?|carga|volumes?|qtde?|quantidade)[ \t]?:|lev(?:ar|a|e)|retir(?:ar|a|e)|busca(?:r)?|busque(?:m)?|pega(?:r)?|peguem|entreg(?:ar|ue)|envi(?:ar|e)|manda(?:r)?|colet(?:ar|e)|s[ãa]o|vai|v[ãa]o|seguem?|preciso(?: de)?|queria|quero)[ \t]{1,3})(?<count>${count})${blank}+(?<what>\p{L}{3,}${detail})${stop}`,
  'giu',
)
/** The count behind its label in a form: "Volumes: 3", but not "Volume: 1/3". */
const labelledVolumes = /(?<=^|[\n;,][ \t]*)(?<what>volumes?)[ \t]*:[ \t]*(?<count>\d{1,3})(?=[ \t]*(?:[\n;,]|$))/giu
/** An item behind another one: "1 kit de embreagem e 2 amortecedores". */
const next = new RegExp(
  String.raw`(?=[\d\p{L}])(?<=\u0000[ \t]{0,3}(?:[,;+-]|e|mais|\n[ \t]{0,3}(?:[-+*][ \t]?)?)[ \t]{0,3}(?:e[ \t])?)(?<count>${count})${blank}+(?<what>\p{L}{3,}${detail})${stop}`,
  'giu',
)
/** A package behind its goods: "dipirona 3 caixas", "leite 2 latas". */
const packages =
  'caix(?:a|inha)s?|cxs?|pacotes?|pcts?|cartelas?|frascos?|ampolas?|potes?|latas?|bandejas?|fardos?|sacos?|garrafas?|bisnagas?|vidros?|rolos?|d[úu]zias?'
const packaged = wordPattern(
  String.raw`${wholeNumber}(?<count>${count})${blank}*(?<what>(?:${packages})(?![\p{L}]))\.?(?:${stop}|(?=${blank}+(?:e|mais)${blank}))`,
  'giu',
)
/** "39,90 cada", which is no part of a description. */
const price =
  /(?<![\d.,])(?:R\$[ \t]*)?\d{1,3}(?:\.?\d{3})*,\d{2}(?!\d|[ \t]*(?:kg|kgs|quilos?|kilos?|m|cm|l)(?![\p{L}]))(?:[ \t]*cada)?/giu
/** "n. 38", "c/ capa", "3/8", "(GELADA)": the description has more words than the pattern takes. */
const continuation = new RegExp(
  String.raw`^[ \t]*(?:c\/|com |n[.º°]|\d|-[\p{L}\d]|[,.]\d|\.[ \t]\d|\/|\((?!fr[áa]g|cuidado|peso|\d+(?:[.,]\d+)?\s?(?:kg|quilos?))|${takenCharacter})|^ n[ao] \p{L}+(?=[,.;\n]|$)`,
  'iu',
)
/** "de 2 a 3 caixas", "entre 2 e 3 caixas" and "umas 3 caixas" have no exact count; "1 buquê 12 rosas" and "caixa com 6 taças" are one item. */
const partBefore = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(?:${count}) (?:a|ou|at[ée])|entre (?:${count}) e|uns|umas|cerca de|mais ou menos|aproximadamente|quase|\d{1,3} \p{L}{2,}\.?|(?:${itemNouns}) (?:de|com|c\/|contendo)|(?:kit|jogo|conjunto|combo)(?: (?:de|com|c\/))?) $`,
  'iu',
)
const takenBehind = new RegExp(`^[ \\t]?${takenCharacter}`)
/** "1 sacola cada", "um kit para cada um". */
const forEach = /^[ \t]*(?:(?:pr?a|para)[ \t]+)?cada(?![\p{L}])/iu
/** "1 envelope cada", but not "2 sacos de 25 kg cada". */
const eachOfStops = /(?<!\d[ \t]?(?:kg|g|gr|quilos?|gramas))[ \t]cada(?: um)?$/iu
/** "30 na escola e o resto na igreja": a part of what is counted before. */
const split = wordPattern('o resto|o restante|a outra metade|metade')
/** "Subtotal (5 produtos)". */
const sumBefore = /(?:sub)?total[ \t]*\(?[ \t]*$/i
/** A package without its contents, which names goods only if nothing else does. */
const barePackage =
  /^(?:caix(?:a|inha)s?|pacotes?|volumes?|sacol(?:a|inha)s?|sacos?|encomendas?|itens|item|produtos?|unidades?|fardos?|pares?|par)$/i
/** The name of the next field of a form. */
const fieldName = /^(?:esp[ée]cie|marca|peso|qtde?|quantidade|valor|descri[çc][ãa]o|produto)$/iu
/** Words of a list, which name no goods. */
const uncounted = /^(?:itens|item|produtos?|unidades?)$/i
const fragile = wordPattern('frágil|frágeis|fragil|cuidado ao manusear')
const notFragile = wordPattern(
  `(?:n[ãa]o (?:é|s[ãa]o|e|tem|h[áa])|sem|nada)(?: itens| nada)? (?:de )?fr[áa]g(?:il|eis)|fr[áa]g(?:il|eis)${markedNo}`,
  'giu',
)
const notItem = wordPattern(
  'entreg(?:ar|ue)|levar?|deix(?:ar|e)|colet(?:ar|e)|retirar?|mandar?|enviar?|andar|dias?|horas?|hs|hrs|min|minutos|anos?|km|reais|entregas?|coletas?|retiradas?|vezes|vias?|de (?:janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)|pessoas?|endereços?|pedidos?|polegadas|por cento|real|motoboys?|entregador(?:es)?|motoristas?|motos?|carros?|rapaz|menin[oa]|algu[ée]m|norte|sul|leste|oeste|sem|trem|coisas?|neg[óo]cios?|endere[çc]os?|ruas?|paradas?|notas?|jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez',
)

/**
 * @param listed - the items of tables and lists, whose words are blank in the text.
 * @returns the items of a message, each with the weight next to it.
 */
export function findItems(text: string, listed: readonly FoundItem[] = []): FoundItem[] {
  const items = [...listed]
  const isSplit = split.test(text)
  let rest = text.replace(price, (words) => takenCharacter.repeat(words.length))
  const inPackages = findInPackages(rest)
  items.push(...inPackages)
  rest = replaceWithSpaces(rest, ...inPackages.map(({ span }) => span))
  for (const pattern of [row, times, named, introduced, labelledVolumes, next, next, unusual]) {
    const spans: Span[] = []
    for (const match of [...rest.matchAll(pattern)]) {
      const { count: many = '1', what = '' } = match.groups ?? {}
      const span = getSpan(match)
      const quantity = counted[many.toLowerCase()] ?? String(Number(many))
      // "1 bqt 12 rosas", where the rest is taken.
      if (pattern === next && takenBehind.test(rest.slice(span.end, span.end + 3))) continue
      // "Volumes: 7   Espécie: caixa", and "24 un.  x 2" of a shop's row.
      if (fieldName.test(what) || /^x[ \t]*\d/i.test(what)) continue
      if (sumBefore.test(text.slice(Math.max(0, span.start - 20), span.start))) continue
      if (quantity === '0' || (pattern !== named && notItem.exec(what)?.index === 0)) continue
      const after = /^[\s,(.-]*\d[\d.,]*[^,;\n]{0,8}/.exec(text.slice(span.end, span.end + 24))?.[0] ?? ''
      const item = createItem(what, quantity, span, after)
      items.push({
        ...item,
        certain:
          item.certain &&
          pattern !== unusual &&
          !partBefore.test(text.slice(Math.max(0, span.start - 30), span.start)) &&
          !eachOfStops.test(what) &&
          !forEach.test(text.slice(span.end, span.end + 30)) &&
          !isSplit &&
          !isCountOfNoun(rest, span, what) &&
          // "(1 cx)" counts what is before it.
          !(text[span.start - 1] === '(' && /^\p{L}+\.?$/u.test(what)) &&
          !isWithPlace(what) &&
          !continuation.test(text.slice(span.end, span.end + 24)),
      })
      spans.push(span)
    }
    rest = replaceWithSpaces(rest, ...spans)
  }
  if (items.length === 0) items.push(...findUncounted(text))
  for (const item of items)
    if (barePackage.test(item.value.description) && (items.length > 1 || uncounted.test(item.value.description)))
      item.certain = false
  addStatedWeight(items, text)
  return markFragile(items.sort((one, other) => one.span.start - other.span.start).slice(0, 100), text)
}

/** "Peso: 8 kg" is the weight of the item, if the message has one piece only. */
function addStatedWeight(items: FoundItem[], text: string): void {
  const [item, ...others] = items
  const stated = findStatedWeight(text)
  if (!item || !stated || others.length > 0 || item.value.quantity !== '1' || item.value.weight !== '') return
  const { weight, isAmbiguous, span } = stated
  const certain = item.certain && !isAmbiguous
  items.splice(0, 1, { ...item, value: { ...item.value, weight }, weightSpan: span, certain })
}

/** Verbs of a request, directly before what is delivered. */
const request = `lev(?:ar|a|e|em)|entreg(?:ar|a|ue|uem)|mand(?:ar|a|e|em)|envi(?:ar|a|e|em)|busc(?:ar|a)|busquem?|peg(?:ar|a|ue|uem)|retir(?:ar|a|e|em)|colet(?:ar|a|e|em)|traz(?:er)?|tragam?|transport(?:ar|e|em)|devolv(?:er|a|am)`
/** "levar o bolo", "entregar documento": goods without a count. "de" before a name is the owner, who may be the recipient. */
const uncountedGoods = wordPattern(
  String.raw`(?<!n[ãa]o )(?:${request})${blank}{1,2}(?:pr?a mim |por favor |l[áa] |a[íi] )?(?:(?<article>[oa]|meu|minha|noss[oa]|ess[ea]|aquel[ea]|est[ea]) |(?:os|as|meus|minhas|noss[oa]s|ess[ea]s) )?(?<what>(?:${itemNouns})(?![\p{L}])(?:${blank}+(?!${endWords})[\p{L}\d][\p{L}\d'-]*){0,5})`,
  'giu',
)
const ownerBehind =
  /[ \t]d[aeo]s?[ \t]+(?:(?:cliente|noss[oa]|minha|meu|mim|dona|seu|sra?|dra?|v[óo]|m[ãa]e|pai|tia|tio)(?![\p{L}])|(?<name>\p{L}+)).*$/iu
/** "bolo da Maria" → "bolo", but not "vestido de noiva". */
function removeOwner(what: string): string {
  const owner = ownerBehind.exec(what)
  const name = owner?.groups?.name
  const isOwner = owner !== null && (name === undefined || /^\p{Lu}/u.test(name) || startsWithGivenName(name))
  return isOwner ? what.slice(0, owner.index) : what
}
const plural = /^\p{L}*(?:[aeor]s|ões|ães|oes|is|ns)(?![\p{L}])/iu
/** What a courier picks up or hands over besides the goods. */
const notDelivered =
  /^(?:chaves?|notas?|boletos?|cheques?|unidades?|itens|item|produtos?|portas?|janelas?)(?![\p{L}])/iu

/**
 * Goods without a count, where the message has no others: it may mention them again. One is meant with an article in the singular;
 * the count of others is left to the user.
 */
function findUncounted(text: string): FoundItem[] {
  return [...text.matchAll(uncountedGoods)].flatMap((match) => {
    const { what: written = '', article } = match.groups ?? {}
    const what = removeOwner(written)
    if (notDelivered.test(what)) return []
    const isOne = article !== undefined && !plural.test(what) && !barePackage.test(what)
    return [{ ...createItem(what, '1', getSpan(match, what)), certain: isOne && !split.test(text) }]
  })
}

/** How far before the count the goods of a package may start. */
const longestGoods = 60

/** Reads "losartana 2 caixas". Goods that nothing introduces are uncertain: they may be any word before the count. */
function findInPackages(text: string): FoundItem[] {
  const items = [...text.matchAll(packaged)].flatMap((match) => {
    const { count: many = '1', what = '' } = match.groups ?? {}
    const from = Math.max(0, match.index - longestGoods)
    const packagedGoods = findPackagedGoods(text.slice(from, match.index), from)
    if (!packagedGoods) return []
    const quantity = counted[many.toLowerCase()] ?? String(Number(many))
    const noun = expandAbbreviation(what, quantity)
    const span = { start: packagedGoods.start, end: match.index + match[0].length }
    const item = createItem(`${noun} de ${packagedGoods.goods}`, quantity, span)
    return [{ ...item, certain: item.certain && packagedGoods.isStated }]
  })
  // "dorflex 2 cartelas e paracetamol 1 caixa": a list of goods. Capitalized words may be people, unless one of them is stated.
  const isList =
    items.length > 1 &&
    (items.some(({ certain }) => certain) || !items.some(({ value }) => / de \p{Lu}/u.test(value.description)))
  return items.map((item) => ({ ...item, certain: item.certain || isList }))
}

/** @returns the item of a written description, without its weight. */
export function createItem(what: string, quantity: string, span: Span, after = ''): FoundItem {
  const expanded = expandAbbreviation(what.replace(/^de\s+/iu, ''), quantity)
  const fragileBehind = /[\s(]+(?:fr[áa]gil|fr[áa]geis)\s*$/iu
  const { weight, isAmbiguous, description: named } = readWeight(expanded, after)
  const description = trimPunctuation(
    named.replace(fragileBehind, '').replace(/(?:\s+(?:de|com|pesando|cada|R|a|o|e|n|uns|umas))+\s*$/iu, ''),
  ).slice(0, 120)
  return {
    value: {
      description: description.charAt(0).toUpperCase() + description.slice(1),
      quantity,
      weight,
      fragile: false,
    },
    span,
    certain: !isAmbiguous,
  }
}

/** "2 cx de vinho" → "caixas de vinho". */
function expandAbbreviation(what: string, quantity: string): string {
  const [first = ''] = what.split(/(?![\p{L}])/u)
  const noun = abbreviations[first.toLowerCase()]
  return noun ? `${noun}${quantity === '1' ? '' : 's'}${what.slice(first.length).replace(/^\.(?=\s|$)/, '')}` : what
}

/** "tinta 18L do Méier": where the goods are may be behind them. */
function isWithPlace(what: string): boolean {
  const place = /^.*[ \t]d[aeo][ \t]+(?<place>[^,;]+)$/iu.exec(what)?.groups?.place ?? ''
  return /^\p{Lu}/u.test(place) && (isNeighborhood(place) || isCity(place))
}

/** Whether a package may contain what is before it: "dipirona 2 cx". */
const isCountOfNoun = (text: string, { start }: Span, what: string): boolean =>
  what.toLowerCase() in abbreviations && /\p{L}[ \t]*$/u.test(text.slice(0, start))

/** "frágil" belongs to the item on its line; in another line it belongs to the only item. */
function markFragile(items: FoundItem[], written: string): FoundItem[] {
  const text = written.replace(notFragile, (words) => words.replace(/[^\n]/g, ' '))
  const isAnyFragile = fragile.test(text)
  if (!isAnyFragile) return items
  return items.map((item, index) => {
    const lineStart = text.lastIndexOf('\n', item.span.start) + 1
    const nextItem = items[index + 1]?.span.start ?? text.length
    const lineEnd = Math.min(nextItem, (text.indexOf('\n', item.span.end) + 1 || text.length + 1) - 1)
    const isFragile = items.length === 1 || fragile.test(text.slice(index === 0 ? lineStart : item.span.start, lineEnd))
    return { ...item, value: { ...item.value, fragile: isFragile } }
  })
}
