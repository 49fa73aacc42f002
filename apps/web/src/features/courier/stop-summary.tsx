import { formatAddress, formatPhone, type ServiceOrder, type Stop } from '@malote/api-client'
import { DescriptionList, Inline, Link, Text } from '@malote/ui'
import { formatCount } from '../../lib/format/formats.ts'
import { getPossibleStopItems, getStopItems } from '../orders/volumes/stop-items.ts'

interface StopSummaryProps {
  order: ServiceOrder
  stop: Stop
}

/** What the courier reads at a stop: where exactly, who, which items, and what to respect. */
export function StopSummary({ order, stop }: StopSummaryProps) {
  const { address, contactName, contactPhone, instructions } = stop
  const { items } = getPossibleStopItems(order, stop)
  const isVague = stop.kind === 'return' && !getStopItems(order, stop)
  return (
    <DescriptionList.Root layout="rows">
      <DescriptionList.Item term="Endereço">
        {formatAddress(address)}
        {address.reference && <Text tone="subtle">{address.reference}</Text>}
      </DescriptionList.Item>
      {contactName && (
        <DescriptionList.Item term="Contato">
          <Inline gap="sm">
            {contactName}
            {contactPhone && (
              <Link href={`tel:${contactPhone}`} className="max-md:inline-flex max-md:min-h-11 max-md:items-center">
                {formatPhone(contactPhone)}
              </Link>
            )}
          </Inline>
        </DescriptionList.Item>
      )}
      {items.length > 0 && (
        <DescriptionList.Item term={isVague ? 'Itens, menos os já entregues' : 'Itens'}>
          <ul>
            {items.map(({ quantity, description, fragile }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: items have no identity of their own and never move.
              <li key={index}>
                {`${formatCount(quantity)} × ${description || 'Descrição a preencher'}${fragile ? ' (frágil)' : ''}`}
              </li>
            ))}
          </ul>
        </DescriptionList.Item>
      )}
      {instructions && <DescriptionList.Item term="Instruções">{instructions}</DescriptionList.Item>}
      {order.notes && <DescriptionList.Item term="Observações">{order.notes}</DescriptionList.Item>}
    </DescriptionList.Root>
  )
}
