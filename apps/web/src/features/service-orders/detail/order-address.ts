/** The whole address of an order's page, for links and codes that leave the app. */
export const orderAddress = (orderNumber: string): string =>
  new URL(`/ordens-de-servico/${encodeURIComponent(orderNumber)}`, window.location.origin).href
