import { getSpan, replaceWithSpaces, type Span, trimPunctuation, wordPattern } from './message-text.ts'

export interface FoundItem {
  value: { description: string; quantity: string; weight: string; fragile: boolean }
  span: Span
}

/** Nouns of items. */
const itemNouns = `caix(?:a|inha)s?|pacotes?|envelopes?|volumes?|sacol(?:a|inha)s?|sacos?|peças?|pecas?|documentos?|malotes?|pallets?|paletes?|encomendas?|bolos?|cestas?|kits?|buqu[êe]s?|arranjos?|garrafas?|notebooks?|celulares?|monitore?s?|livros?|exames?|amostras?|medicamentos?|remédios?|marmitas?|salgados|doces|uniformes?|camis(?:a|eta)s?|chaves?|contratos?|banners?|galões|galão|fardos?|unidades?|pares?|par|produtos?|itens|item|mochilas?|vestidos?|sapatos?|tênis|óculos|quadros?|cadeiras?|mesas?|pizzas?|flores|cheques?|boletos?|notas? fiscal|notas? fiscais|processos?|pastas?`
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
  dez: '10',
}
const count = String.raw`\d{1,4}|${Object.keys(counted).join('|')}`
/** Words that end the description of an item. */
const endWords = String.raw`(?:na|no|em|até|amanhã|hoje|para|pra|pro|p\/|às|das|com destino|e entregar|e levar|e \d|da rua|da av)(?![\p{L}])`
const detail = String.raw`(?:\s+(?!${endWords})[\p{L}\d"'/]+){0,7}`
const stop = String.raw`(?=\s*(?:[^\p{L}\d\s]|$)|\s+${endWords})`
const named = wordPattern(
  String.raw`(?<count>${count})\s*(?:x\s*)?(?<what>(?:${itemNouns})(?![\p{L}])${detail})${stop}`,
  'giu',
)
const times = wordPattern(
  String.raw`(?<count>\d{1,4})\s?(?:x|un\.?|und\.?|pçs?\.?)\s+(?<what>[\p{L}][^,;\n.()\u0000]{1,60}?)${stop}`,
  'giu',
)
const weighed = wordPattern(String.raw`(?<weight>\d{1,4}(?:[.,]\d{1,3})?)\s?(?:kg|kgs|quilos?|kilos?)`)
const fragile = wordPattern('frágil|frágeis|fragil|cuidado ao manusear')

/** @returns the items of a message, each with the weight next to it. */
export function findItems(text: string): FoundItem[] {
  const items: FoundItem[] = []
  const isFragile = fragile.test(text)
  let rest = text
  for (const pattern of [times, named]) {
    const spans: Span[] = []
    for (const match of [...rest.matchAll(pattern)]) {
      const { count: many = '1', what = '' } = match.groups ?? {}
      const span = getSpan(match)
      const quantity = counted[many.toLowerCase()] ?? String(Number(many))
      if (quantity === '0') continue
      const weight = weighed.exec(
        `${what} ${/^[\s,(-]*\d[\d.,]*[^,;\n]{0,8}/.exec(text.slice(span.end, span.end + 24))?.[0] ?? ''}`,
      )
      const description = trimPunctuation(
        what.replace(weighed, '').replace(/\s+(?:de|com|pesando|cada)\s*$/iu, ''),
      ).slice(0, 120)
      items.push({
        value: {
          description: description.charAt(0).toUpperCase() + description.slice(1),
          quantity,
          weight: weight?.groups?.weight?.replace('.', ',') ?? '',
          fragile: isFragile,
        },
        span,
      })
      spans.push(span)
    }
    rest = replaceWithSpaces(rest, ...spans)
  }
  return items.sort((one, other) => one.span.start - other.span.start).slice(0, 100)
}
