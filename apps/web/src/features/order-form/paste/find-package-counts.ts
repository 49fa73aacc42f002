import { businessPattern, isCity, isNeighborhood, startsWithGivenName } from './lexicon.ts'
import { takenCharacter, wordPattern } from './message-text.ts'

/** The goods before the count of their packages, and whether they are more than a guess. */
export interface PackagedGoods {
  goods: string
  start: number
  isStated: boolean
}

/** Words before goods, with which nothing else is meant: "levar losartana 2 caixas", "Produto: arroz 2 pacotes". */
const introduction = `lev(?:ar|a|e|em)|entreg(?:ar|a|ue|uem)|mand(?:ar|a|e|em)|envi(?:ar|a|e|em)|busc(?:ar|a)|busquem?|peg(?:ar|a|ue|uem)|retir(?:ar|a|e|em)|colet(?:ar|a|e|em)|produtos?|ite(?:m|ns)|mercadorias?|pedido|conte[úu]do|materia(?:l|is)`
const ends = new RegExp(
  String.raw`[\n;!?()"${takenCharacter}]|[,.:](?!\d)|(?<![\p{L}\d])(?:${introduction}|e|mais|com|c\/|s[ãa]o|tem|preciso|precisamos|quero|queria|favor|pf|pfv|ent[ãa]o|segue|oi|ol[áa]|bom dia|boa tarde|boa noite|d[aeo]s?|um|uma|uns|umas|os?|as?|na|no|em|para|pra|pro|p\/|at[ée])(?![\p{L}\d])`,
  'giu',
)
const isIntroduced = new RegExp(String.raw`(?:${introduction})[ \t]*:?[ \t]*$`, 'iu')
/** "500mg", "20 ml". */
const dose = /\d[ ]?(?:mg|mcg|ml|g|ui|%)(?![\p{L}])/iu
/** Words before a count that are no goods. */
const noGoods = wordPattern(
  `urgente?|urg[êe]ncia|hoje|hj|amanh[ãa]|amh|total|subtotal|volumes?|vol|peso|frete|quantidade|qtde?|entregas?|coletas?|retiradas?|destino|origem|cliente|nome|tel|telefone|fone|cel|obs|aten[çc][ãa]o|fr[áa]gil|cuidado|obrigad[oa]|valeu|blz|ok|sim|n[ãa]o|mesmo|s[óo]|apenas|somente|aqui|ali|l[áa]|vai|v[ãa]o|est[áa]|t[áa]|ser[ãa]o|chegou|chegaram|faltam?|sobrou|sobraram|recebe|caixas?|pacotes?|andar|ap|apto|casa|sala|loja|bloco|cep|rua|av|avenida|manh[ãa]|tarde|noite|segunda|ter[çc]a|quarta|quinta|sexta|s[áa]bado|domingo|dona|seu|sra?|dra?|tia|tio|\\d{1,2}h`,
)

/**
 * Reads the goods before the count of a package: "dipirona 500mg 3 caixas".
 *
 * @param text - the text before the count.
 * @param position - where the text starts in the message.
 * @returns undefined where the words before the count are those of another field.
 */
export function findPackagedGoods(text: string, position: number): PackagedGoods | undefined {
  const last = [...text.matchAll(ends)].at(-1)
  const from = last ? last.index + last[0].length : 0
  const written = text.slice(from)
  const goods = written.trim().replace(/[\s:-]+$/u, '')
  // Without a sign or a word before them, the goods may have more words.
  const isCut = last === undefined && position > 0
  if (isCut || !/^\p{L}{3}/u.test(goods) || goods.split(/\s+/).length > 4) return undefined
  if (noGoods.test(goods) || startsWithGivenName(goods) || isNeighborhood(goods) || isCity(goods)) return undefined
  if (businessPattern.exec(goods)?.index === 0) return undefined
  return {
    goods,
    start: position + from + written.indexOf(goods),
    isStated: dose.test(goods) || (last !== undefined && isIntroduced.test(text.slice(0, from))),
  }
}
