/** @returns the absolute URL of an order's page, for links and QR codes outside the app. */
export const getOrderUrl = (orderNumber: string): string =>
  new URL(`/ordens-de-servico/${encodeURIComponent(orderNumber)}`, location.origin).href
