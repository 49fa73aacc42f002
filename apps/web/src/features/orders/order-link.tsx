import type { ServiceOrderSummary } from '@malote/api-client'
import { Link } from '@tanstack/react-router'

type Numbered = Pick<ServiceOrderSummary, 'orderNumber'>

/** The id of an order in tables and boards. */
export const getOrderNumber = ({ orderNumber }: Numbered): string => orderNumber

/** The link of a row or a card to the page of its order; the table or the board gives it the content. */
export const renderOrderLink = ({ orderNumber }: Numbered) => (
  <Link to="/ordens-de-servico/$orderNumber" params={{ orderNumber }} />
)
