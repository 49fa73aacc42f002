import { findStreets, streetKinds } from './find-streets.ts'
import { type Span, wordPattern } from './message-text.ts'

/** A part of a message about one stop. */
export interface StopText {
  kind: 'pickup' | 'dropoff'
  span: Span
  /** Whether another address is in the same line, without a word between them for what is done there. */
  isUnclear?: boolean
}

const pickupWords = String.raw`coletas?|coletar|coletem|retiradas?|retirar|retirem|retire|retira|buscar|busca|busquem?|pegar(?! (?:[oa] |uma? )?(?:assinatura|carimbo|protocolo|recibo|comprovante|canhoto|visto))|(?<!(?:n[ãa]o|n|celular|sinal|cel|zap|internet|aqui|l[áa]) )pega(?! (?:mal|bem|sinal|celular|cel|internet|zap))|peguem?|origem|remetente|(?:t[áa]|est[áa]|est[ãa]o|t[ãa]o|fica) (?:comigo|aqui (?:em casa|comigo|na loja|no escrit[óo]rio))|passa(?:r|m|em)?(?= (?:[ndp][ao]|l[áa])[^\n]{3,120}(?<![\p{L}])(?:pega|busca|retira|coleta)(?:r|m)?(?![\p{L}]))|(?<leaving>sa(?:i|ir|indo|ída)(?: (?:[àa]s )?\d{1,2}(?:[h:]\d{0,2})?)? d(?:[aeo]|aqui))|col(?=[ \t]*:)|d[aeo](?= (?:${streetKinds})[^\n]{3,80} (?:at[eé]|para|pra) (?:a |o )?(?:${streetKinds})(?![\p{L}]))|saída(?=[^\n]{0,12}:)|de:?(?= +(?:[oa] )?(?:${streetKinds})(?![\p{L}]))`
const dropoffWords = String.raw`ent(?=[ \t]*:)|destinat[áa]ri[oa](?:[ \t]*\/[ \t]*remetente)?|entregas?|entregar|entreguem|entregue|levar|leva|levem|leve(?= (?:na|no|em|para|pra|pro|até|à|ao|lá)(?![\p{L}]))|deixar|deixem|deixe|deixa|tra(?:z|zer|ga|gam)(?= (?:aqui|aki|c[áa]|n[ao]|em|pra|pro|at[ée]) [^\n.;!?]{0,60}\d)|destino|destinat[áa]ri[oa]|(?:para|pra) (?:[oa] )?(?:noss[oa] )?cliente(?=[ \t]+\p{Lu}|[ \t]*:)|(?:para|pra|até):?(?= +(?:[oa] )?(?:${streetKinds})(?![\p{L}]))`
const stopPattern = wordPattern(`(?<dropoff>${dropoffWords})|(?<pickup>${pickupWords})`, 'giu')
/** @returns whether the last sentence of a text has a word for a pickup. */
export const endsWithPickup = (text: string): boolean =>
  [...(text.split(/[.!?]\s|\n\s*\n/).at(-1) ?? '').matchAll(stopPattern)].some(({ groups }) => groups?.pickup)

/** The start of a numbered row. */
const numberedRow = /\n[ \t]*(?:\d{1,2}[ \t]*[).ª°º-]|\d\ufe0f?\u20e3)(?=[ \t]*\p{L})/u

/** The place of the sender, which has no address in the message: "retirar na nossa loja". */
const ownPlace =
  /^\p{L}+ (?:aqui|[ndp][ao]s? (?:noss[ao]|minha|meu|loja|f[áa]brica|dep[óo]sito|galp[ãa]o de sempre)|com a gente)(?![\p{L}])/iu

/** "Contato na" of "Contato na entrega: Ana": a label that ends with the word of the stop. */
const labelBefore =
  /(?<=^|[\n;])[^\p{L}\n]*(?:contato|respons[áa]vel|resp\.?|tel\.?|telefone|fone|cel\.?|celular|whats\p{L}*|nome|hor[áa]rio|data|dia|cep|bairro|complemento|cidade|local|endere[çc]o)(?: \p{L}+)? (?:n[ao]|d[aeo]|p\/|para|pel[ao])[ \t]*(?:[oa][ \t]+)?$/iu

/** "Loja 7, Avenida A 10 - RETIRAR 14H": where the word is behind the address of its line, the whole line is of the stop. */
function getStart(text: string, position: number, previous = -1, next = text.length): number {
  const line = text.lastIndexOf('\n', position - 1) + 1
  const label = /^\p{L}+[ \t]*[:=]/u.test(text.slice(position, position + 20))
    ? labelBefore.exec(text.slice(line, position))
    : undefined
  if (label) return line + label.index
  if (previous >= line) return position
  const end = text.indexOf('\n', position)
  const after = text.slice(position, Math.min(next, end === -1 ? text.length : end))
  const [street, ...others] = findStreets(text.slice(line, position))
  const isBehind =
    street !== undefined &&
    others.length === 0 &&
    !/[.;!?]\s/.test(text.slice(line + street.street.span.end, position)) &&
    findStreets(after).length === 0
  return isBehind ? line : position
}

/** Splits the text at the words of a pickup and of a delivery. */
function splitByWords(text: string): StopText[] {
  const matches = [...text.matchAll(stopPattern)]
  const starts = matches.map((match, index) => ({
    kind: match.groups?.pickup ? ('pickup' as const) : ('dropoff' as const),
    isLeaving: match.groups?.leaving !== undefined,
    start: getStart(text, match.index, matches[index - 1]?.index, matches[index + 1]?.index),
  }))
  if (starts.length === 0) return [{ kind: 'dropoff', span: { start: 0, end: text.length } }]
  const [first] = starts
  const textBefore = text.slice(0, first?.start)
  const hasStreet = (part: string) => findStreets(part).length > 0
  // "1) Rua A… 2) Rua B… Saindo da nossa loja", "Entrega na Rua A. Pegar na Rua B": what is before a pickup with another
  // address is no part of it.
  const isRecipientBefore =
    first?.kind === 'pickup' &&
    hasStreet(textBefore) &&
    (first.isLeaving ||
      ownPlace.test(text.slice(first.start)) ||
      numberedRow.test(`\n${textBefore}`) ||
      hasStreet(text.slice(first.start, starts[1]?.start ?? text.length)))
  const before: StopText[] = isRecipientBefore ? [{ kind: 'dropoff', span: { start: 0, end: textBefore.length } }] : []
  const parts = starts.flatMap(({ kind, isLeaving, start }, index): StopText[] => {
    // Text before the first stop belongs to it: "Amanhã cedo: retirar em…".
    const from = index === 0 && !isRecipientBefore ? 0 : start
    const end = starts[index + 1]?.start ?? text.length
    if (kind === 'dropoff') return [{ kind, span: { start: from, end } }]
    // A numbered row after the words of a pickup is a recipient, and so is the next line after "saindo da loja".
    const part = text.slice(start, end)
    const cut = isLeaving ? part.indexOf('\n') : (numberedRow.exec(part)?.index ?? -1)
    if (cut === -1) return [{ kind, span: { start: from, end } }]
    return [
      { kind, span: { start: from, end: start + cut } },
      { kind: 'dropoff', span: { start: start + cut, end } },
    ]
  })
  return [...before, ...parts]
}

const rowStart =
  /\n(?=[^\p{L}\d\n]*(?:\d{1,2}[ \t]*[).ª°º-]|\d\ufe0f?\u20e3|nome|cliente|destinat|entrega \d)(?![\p{L}]))/iu
const sameLineBreak = /[;](?=\s)|\.\s|,?\s(?:e depois|e também|e outr[ao]|depois|e em seguida|e)\s/giu
const leadIn = /\s(?:na|no|em)\s*$/i

/** @returns where the second of two addresses starts, in the text between them. */
function findCut(between: string): number {
  const lines = between.split('\n').length
  if (lines > 1) {
    const gap = /\n[ \t]*\n/.exec(between) ?? rowStart.exec(between)
    return gap?.index ?? between.lastIndexOf('\n')
  }
  const breaks = [...between.matchAll(sameLineBreak)]
  return breaks.at(-1)?.index ?? leadIn.exec(between)?.index ?? -1
}

/** A sentence with several addresses that is longer has more roles than the words of a stop name. */
const longLine = 200

/** Splits a part with several addresses into stops. */
function splitByAddress(text: string, { kind, span }: StopText): StopText[] {
  const part = text.slice(span.start, span.end)
  const cuts: number[] = []
  let isUnclear = false
  findStreets(part).forEach(({ street, number }, index, streets) => {
    const before = streets[index - 1]
    if (!before) return
    const between = part.slice(before.street.span.end, street.span.start)
    const cut = findCut(between)
    isUnclear ||= number !== undefined && !between.includes('\n') && (part.length > longLine || !/[.;]\s/.test(between))
    if (cut >= 0) cuts.push(before.street.span.end + cut)
  })
  const edges = [0, ...cuts, part.length]
  return edges.slice(0, -1).map((from, index) => ({
    // An order has one pickup: the next addresses are recipients.
    kind: index === 0 ? kind : 'dropoff',
    span: { start: span.start + from, end: span.start + (edges[index + 1] ?? part.length) },
    isUnclear,
  }))
}

/** @returns the parts of a message, each about one stop, in text order. */
export const splitStops = (text: string): StopText[] => splitByWords(text).flatMap((part) => splitByAddress(text, part))
