import { serviceOrderTabs } from '@malote/api-client'
import { useOrderPages } from '../orders/views/use-order-pages.ts'
import { LoadedOrderMap } from './loaded-order-map.tsx'

const { open, ongoing, attention } = serviceOrderTabs
const activeStatuses = [...new Set([...open.statuses, ...ongoing.statuses, ...attention.statuses])]

/** Where the orders are that have no end yet, of all companies or of one. */
export function ActiveOrdersMap({ companyId }: { companyId: string | undefined }) {
  const pages = useOrderPages([{ companyId, status: activeStatuses, sort: 'promisedAt', positions: true }])
  return (
    <LoadedOrderMap
      pages={pages}
      size="md"
      emptyText="Nenhuma ordem em aberto."
      cappedText={(shown) => `Ele mostra as ${shown} de prazo mais próximo.`}
    />
  )
}
