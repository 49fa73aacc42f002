import { parseInvoiceKey } from '@malote/api-client'
import type { FoundValue } from './find-addresses.ts'
import { getSpan, wordPattern } from './message-text.ts'

/** The values of a message that belong to the order, not to a stop. */
export interface FoundOrderFields {
  priority?: FoundValue
  externalRef?: FoundValue
  /** In reais, with a comma: "1250,00". */
  declaredValue?: FoundValue
  /** The key of an electronic invoice, with a right check digit. */
  invoiceKey?: FoundValue
}

const urgent = wordPattern('urg[êe]ncia|urgent[ei]|urgentíssim[ao]')
/** "Urgente? ( ) sim ( x ) não", "Urgente: não": a box or a word for no. */
export const markedNo = String.raw`[ \t]*[?:]{1,2}[ \t]*(?:\([ \t]*\)[ \t]*sim[ \t]*\([ \t]*x[ \t]*\)[ \t]*n[ãa]o|n[ãa]o)`
const notUrgent = wordPattern(
  `(?:sem|n[ãa]o (?:é|e|tem|há)|nada) (?:muita? |tão )?(?:urg[êe]ncia|urgente)|(?:urg[êe]ncia|urgente)${markedNo}`,
)
const numberWord = String.raw`\.?[ \t]*(?:n(?:[º°o.]|[úu]m(?:ero)?)?\.?)?[ \t]*[:#-]?[ \t]*#?[ \t]*`
const referenceValue = String.raw`(?<value>(?:[A-Z]{1,5}[-.]?)?\d{2,}(?:[-/.]?[A-Z\d]+)*)`
const reference = wordPattern(
  String.raw`(?:(?:pedido|ped|venda(?=[ \t]*(?:#|n[º°o.]))|chamado|ordem|refer[êe]ncia|ref|c[óo]digo)(?:[ \t]+de[ \t]+(?:compra|servi[çc]o|venda))?${numberWord})${referenceValue}`,
  'giu',
)
/** Shorter labels, which are usual words in small letters, with a number of at least three digits: "OC 7765", "O.S. 2261". */
const shortReference = wordPattern(
  String.raw`(?:OC|O\.C\.?|OS|O\.S\.?|PV|[Pp]rotocolo|[Oo]r[çc](?:amento)?)${numberWord}(?<value>(?:[A-Z]{1,4}-)?\d{3,}(?:[-/]\d+)*)`,
  'gu',
)
const bareReference = /^[ \t]*#(?<value>(?:[A-Z]{1,5}-?)?\d{2,10})(?=[ \t]*(?:$|-[ \t]|,))/gimu
const amount = String.raw`(?<value>\d{1,3}(?:\.\d{3})+(?:,\d{2})?|\d+(?:,\d{2})?)(?![\d.,]*\d)`
const declared = wordPattern(
  String.raw`(?:avaliad[oa]s? em|vlr\.?|(?:mercadoria|carga|nota(?:[ \t]+fiscal)?|nf(?:-?e)?)[ \t]+de(?=[ \t]+R\$)|valor(?:[ \t]+(?:total[ \t]+d[aeo]s?[ \t]+(?:nota|nf(?:-?e)?|mercadorias?|produtos?)(?:[ \t]+fiscal)?|declarado|segurado|aproximado|estimado|d[aeo]s?[ \t]+(?!frete|entrega|corrida|coleta|taxa|troco|servi|moto|conta|sinal|parcela|loca|alug)\p{L}{2,}))?)[ \t]*[:=-]?[ \t]*(?:é[ \t]+|de[ \t]+)?(?:R\$[ \t]*)?${amount}`,
  'giu',
)
const unitOfMoney = '(?:reais|contos?|pilas?|mangos?|pratas?)'
/** "vale R$ 350", "vale 350 conto", "vale uns 4 mil": what goods are worth. */
const worth = wordPattern(
  String.raw`(?:vale(?:m|ndo)?|custou|custa(?:m)?)[ \t]+(?<about>(?:uns|umas|cerca de|mais ou menos|quase)[ \t]+)?(?:R\$[ \t]*${amount}(?![ \t]*mil)|(?:R\$[ \t]*)?${amount.replace('value', 'plain')}(?:(?<thousands>[ \t]+mil)(?:[ \t]+${unitOfMoney})?|\s+${unitOfMoney}))`,
  'giu',
)
/** Before the price of the delivery: "o frete vale R$ 30". */
const otherWorth = /(?<![\p{L}])(?:frete|entrega|corrida|taxa|coleta|servi[çc]o)[^\n.;]{0,20}$/iu
const total = wordPattern(
  String.raw`total(?:[ \t]+(?:geral|do pedido|a pagar))?[ \t]*[:=-]?[ \t]*R\$[ \t]*${amount}`,
  'giu',
)

/** @returns the value all matches agree on; several different values are uncertain. */
function agreeOn(matches: readonly RegExpExecArray[], certain: boolean, toValue = (text: string) => text) {
  const [first] = matches
  const text = first?.groups?.value
  if (!first || !text) return undefined
  const isSole = new Set(matches.map((match) => match.groups?.value)).size === 1
  return { value: toValue(text), span: getSpan(first), certain: certain && isSole }
}

/** @returns the amount all statements agree on. */
function findWorth(text: string): FoundValue | undefined {
  const matches = [...text.matchAll(worth)].filter(({ index }) => !otherWorth.test(text.slice(0, index)))
  const values = matches.map(({ groups }) => {
    const value = toAmount(groups?.value ?? groups?.plain ?? '')
    return groups?.thousands ? value.replace(',', '000,') : value
  })
  const [first] = matches
  const [value] = values
  if (!first || !value) return undefined
  const isSole = values.every((other) => other === value)
  return { value, span: getSpan(first), certain: isSole && first.groups?.about === undefined }
}

/** The 44 digits of an electronic invoice, in blocks of four or in one. */
const writtenKey = /(?<![\dA-Z])(?:\d{4}[ .]?){10}\d{4}(?!\d)/g

/** @returns the key with a right check digit; several different keys are uncertain. */
export const findInvoiceKey = (text: string): FoundValue | undefined => {
  const keys = [...text.matchAll(writtenKey)].flatMap((match) => {
    const key = parseInvoiceKey(match[0].replace(/\./g, ''))
    return key ? [{ value: key, span: getSpan(match), certain: true }] : []
  })
  const [first, ...others] = keys
  return first && { ...first, certain: others.every(({ value }) => value === first.value) }
}

const toAmount = (text: string): string => {
  const [whole = '', cents = '00'] = text.replace(/\./g, '').split(',')
  return `${Number(whole)},${cents}`
}

/** @returns urgency, order number and declared value. A total may contain the freight, so it is uncertain. */
export function findOrderFields(text: string): FoundOrderFields {
  const urgency = urgent.exec(text)
  const longReferences = [...text.matchAll(reference), ...text.matchAll(bareReference)]
  const references = longReferences.length > 0 ? longReferences : [...text.matchAll(shortReference)]
  const isQuestion = (match: RegExpExecArray | undefined) =>
    match !== undefined && /^[^\n.!]{0,60}\?/.test(text.slice(match.index + match[0].length))
  const externalRef = agreeOn(references, !isQuestion(references[0]))
  const isPayment = (match: RegExpExecArray) => /(?:pix|troco|frete)[^\n]{0,60}$/i.test(text.slice(0, match.index))
  const values = [...text.matchAll(declared)]
  const declaredValue =
    agreeOn(values, !values.some(isPayment), toAmount) ??
    findWorth(text) ??
    agreeOn([...text.matchAll(total)], false, toAmount)
  const invoiceKey = findInvoiceKey(text)
  return {
    ...(urgency && !notUrgent.test(text) && { priority: { value: 'urgent', span: getSpan(urgency), certain: true } }),
    ...(externalRef && { externalRef: { ...externalRef, value: externalRef.value.slice(0, 40) } }),
    ...(declaredValue && { declaredValue }),
    ...(invoiceKey && { invoiceKey }),
  }
}
