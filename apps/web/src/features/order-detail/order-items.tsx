import type { Item } from '@malote/api-client'
import { Badge, Card, Inline, Table, Text } from '@malote/ui'
import { formatAmount, formatCents, formatCount, formatWeight } from '../../lib/format/formats.ts'
import { countVolumes } from '../orders/order/count-volumes.ts'
import { itemLabels } from '../orders/order-labels.ts'

/** `30 × 20 × 10 cm`, without missing dimensions. */
const formatDimensions = ({ lengthCm, widthCm, heightCm }: Item) => {
  const sides = [lengthCm, widthCm, heightCm].filter((side) => side !== null && side !== undefined)
  return sides.length > 0 ? `${sides.map(formatCount).join(' × ')} cm` : '—'
}

/** The items with their totals. */
export function OrderItems({ items }: { items: readonly Item[] }) {
  const measured = items.some((item) => formatDimensions(item) !== '—')
  const total = (of: (item: Item) => number | null | undefined) =>
    items.reduce((sum, item) => sum + (of(item) ?? 0) * item.quantity, 0)
  const grams = total((item) => item.weightGrams)
  const cents = total((item) => item.valueCents)
  return (
    <Card.Root asChild>
      <section>
        <Card.Header title="Itens" level={2} description={formatTotals(items, grams, cents)} />
        <Table.Root label="Itens">
          <Table.Head>
            <Table.Row>
              <Table.HeaderCell>Descrição</Table.HeaderCell>
              <Table.HeaderCell numeric>Quantidade</Table.HeaderCell>
              {measured && <Table.HeaderCell className="max-md:hidden">Medidas</Table.HeaderCell>}
              <Table.HeaderCell numeric className="max-md:hidden">
                {itemLabels.weight}
              </Table.HeaderCell>
              <Table.HeaderCell numeric>{itemLabels.valueCents}</Table.HeaderCell>
            </Table.Row>
          </Table.Head>
          <Table.Body>
            {items.map((item, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: items have no identity of their own and never move.
              <Table.Row key={index}>
                <Table.Cell header>
                  <Inline gap="sm">
                    {item.description || 'Descrição a preencher'}
                    {item.fragile && <Badge tone="warning">Frágil</Badge>}
                    {item.dropoff && <Text tone="subtle">{`Entrega ${item.dropoff}`}</Text>}
                  </Inline>
                </Table.Cell>
                <Table.Cell numeric>{formatCount(item.quantity)}</Table.Cell>
                {measured && <Table.Cell className="max-md:hidden">{formatDimensions(item)}</Table.Cell>}
                <Table.Cell numeric className="max-md:hidden">
                  {item.weightGrams ? formatWeight(item.weightGrams) : '—'}
                </Table.Cell>
                <Table.Cell numeric>{item.valueCents ? formatCents(item.valueCents) : '—'}</Table.Cell>
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      </section>
    </Card.Root>
  )
}

function formatTotals(items: readonly Item[], grams: number, cents: number): string {
  const volumes = countVolumes(items)
  const parts = [
    formatAmount(volumes, 'volume', 'volumes'),
    grams > 0 && formatWeight(grams),
    cents > 0 && formatCents(cents),
  ]
  return parts.filter(Boolean).join(' · ')
}
