import { formatAddress, formatPhone, type ServiceOrder, type Stop } from '@malote/api-client'
import { DescriptionList, Text } from '@malote/ui'
import { formatCount } from '../../lib/format/formats.ts'

interface StopSummaryProps {
  order: ServiceOrder
  stop: Stop
}

/** What the courier checks at a pickup or a return: where, who, which items, and what to respect. */
export function StopSummary({ order, stop }: StopSummaryProps) {
  const { address, contactName, contactPhone, instructions } = stop
  return (
    <DescriptionList.Root layout="rows">
      <DescriptionList.Item term="Endereço">
        {formatAddress(address)}
        {address.reference && <Text tone="subtle">{address.reference}</Text>}
      </DescriptionList.Item>
      {contactName && (
        <DescriptionList.Item term="Contato">
          {contactName}
          {contactPhone && (
            <Text asChild>
              <a href={`tel:${contactPhone}`}>{formatPhone(contactPhone)}</a>
            </Text>
          )}
        </DescriptionList.Item>
      )}
      {order.items.length > 0 && (
        <DescriptionList.Item term="Itens">
          <ul>
            {order.items.map(({ quantity, description, fragile }, index) => (
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
