import { normalizeOrderNumber, type ServiceOrder, type Stop } from '@malote/api-client'

/** What the QR code of a label identifies: the tracking token, or the order number. */
export type OrderCode = { trackingToken: string } | { orderNumber: string }

/** @returns what a scanned code identifies; undefined when it is no code of an order. */
export function parseOrderCode(text: string): OrderCode | undefined {
  if (!URL.canParse(text)) return undefined
  const { pathname } = new URL(text)
  // What follows is the end of the sentence that the link was copied with.
  const trackingToken = /^\/rastreio\/([\w-]{22})(?![\w-])/.exec(pathname)?.[1]
  if (trackingToken) return { trackingToken }
  const orderNumber = /^\/ordens-de-servico\/([^/]{1,80})\/?$/.exec(pathname)?.[1]
  const number = orderNumber && normalizeOrderNumber(decode(orderNumber))
  return number && number.length <= 24 ? { orderNumber: number } : undefined
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** What the codes of an order's labels are compared with. */
type CodedOrder = Pick<ServiceOrder, 'orderNumber'> & { readonly stops: readonly Pick<Stop, 'trackingUrl'>[] }

/** @returns the number of the volume that a scanned label belongs to; undefined for a label of a whole delivery. */
export function parseVolume(text: string): number | undefined {
  const number = URL.canParse(text) ? /^#volume=([1-9]\d{0,3})$/.exec(new URL(text).hash)?.[1] : undefined
  return number === undefined ? undefined : Number(number)
}

/** Whether a scanned code is on the labels of an order. */
export function matchesCode(text: string, order: CodedOrder): boolean {
  const code = parseOrderCode(text)
  if (!code) return false
  if ('orderNumber' in code) return code.orderNumber === order.orderNumber
  return order.stops.some(({ trackingUrl }) => trackingUrl?.endsWith(`/rastreio/${code.trackingToken}`))
}

/**
 * @param volumes - the numbers of the stop's volumes
 * @returns why a scanned label does not count at a stop; undefined when it does.
 */
export function findLabelProblem(text: string, order: CodedOrder, volumes: readonly number[]): string | undefined {
  if (!matchesCode(text, order)) return 'Esta etiqueta é de outra ordem.'
  const volume = parseVolume(text)
  // A label of a whole delivery has no number.
  const isOfStop = volume === undefined || volumes.includes(volume)
  return isOfStop ? undefined : 'Este volume é de outra entrega desta ordem.'
}
